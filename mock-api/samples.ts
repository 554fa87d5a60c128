/** A picture in `media/`, and what the mock API says about it. */
type Sample = {
  file: string
  /** In pixels. */
  width: number
  height: number
  title: string
  explanation: string
  alt: string
  /** May have line breaks, and spaces at its ends, like NASA's. */
  copyright?: string
}

/** Returns a day's sample. The samples repeat every twelve days. */
export function sampleOf(day: string): Sample {
  const sample = samples[epochDay(day) % samples.length]
  if (!sample) throw new Error(`Not a day: ${day}`)
  return sample
}

/** Returns the number of days since 1970. */
export function epochDay(day: string): number {
  return Date.parse(day) / 86_400_000
}

const samples: readonly Sample[] = [
  {
    file: 'comet-tails.webp',
    width: 1600,
    height: 1067,
    title: 'Comet Varga-Holm Grows Two Tails',
    explanation:
      'Comet Varga-Holm has grown two tails, and no two neighbouring nights have shown them quite alike. The straight blue tail is made of charged gas, blown directly away from the Sun and twisted by the field it carries along. The broad one is dust, which lags behind along the orbit and shines by reflected light, in the colour of pale straw. About the nucleus glows a head of gas, green from molecules of two carbon atoms that sunlight will break within days. Faint bands across the dust may mark the hours at which the turning nucleus brought a fresh vent into the light. What the picture cannot show is how quickly all of it changes.',
    alt: 'A comet with a green head, a thin blue tail and a broad pale one, among stars.',
    copyright: 'Ilse Marchetti',
  },
  {
    file: 'nebula-red.jpg',
    width: 1067,
    height: 1600,
    title: 'Inside the Lantern: Star Birth in Drift Nebula SN 412',
    explanation:
      'What hollows out a cloud this large? The gas of Drift Nebula SN 412, catalogued long ago as an unremarkable smudge in Cepheus, is lit and carved by the hot stars at its heart. Ultraviolet light from a handful of massive stars strips the electrons from the hydrogen around them, and as they find their way back the gas glows. The dark lanes are no holes: they are cold dust in front, thick enough to hide everything behind it. The wisps look still, but they drift at several kilometres a second, too slowly to be noticed in a lifetime. The picture was put together from 23 hours of exposures with a 30-centimetre telescope at Saltgrass Station, taken on four nights without a Moon.',
    alt: 'Billows of red gas, upright, crossed by dark lanes of dust, around a group of bright stars.',
    copyright: '\nTomás Okonedo\n',
  },
  {
    file: 'aurora-panorama.jpg',
    width: 1600,
    height: 400,
    title:
      'Aurora over Lake Ansel: Three Curtains, One Lake, & a Cold Night That Turned Out to Be Well Worth Staying Up For',
    explanation:
      'Nobody at Lake Ansel expected much of that evening. Then, a little before midnight, the sky unfolded. Green is the light of oxygen about a hundred kilometres up, struck by electrons that come down along the lines of the magnetic field. Higher up, where the air is thinner still, the same oxygen glows red, and the tops of the rays turn to crimson. A violet fringe along the lower edge is due to nitrogen, and a sign of electrons fast enough to get that deep. Through all of it the stars shine undimmed, for the light, however bright, hides next to nothing. The whole northern shore is in this view; stretched out flat, it is four times as wide as high.',
    alt: 'A panorama of green and crimson northern lights over mountains, mirrored in a lake.',
    copyright: 'Wren Suzuhara & \nÓskar Bexley',
  },
  {
    file: 'planet-red.gif',
    width: 800,
    height: 533,
    title: 'A World of "Weather": Otter c',
    explanation:
      'Broad belts of cloud wrap the ringed giant Otter c, whose star is an ordinary point of light in Perseus. Bright zones are rising gas topped with ice; in the darker belts it sinks again and the view goes deeper. Winds blow in opposite directions on either side of each belt, and where they meet, the cloud tops curl into eddies. The dark gap in the rings is kept open by a moon too small to be seen here, which tugs at every pebble that strays into it. A day lasts barely ten hours, which is why the globe bulges a little at its equator. The picture comes as it would have come in the first years of the web: in a hundred and twenty-eight colours.',
    alt: 'A rust-red banded planet with wide rings, against a sky of stars.',
  },
  {
    file: 'galaxy-face-on.webp',
    width: 1600,
    height: 1067,
    title: "Wayfarer 731's Yellow Heart & Blue Arms",
    explanation:
      'Spiral galaxy Wayfarer 731 turns in the sky of Lyra, far behind the spiky foreground stars, all of which belong to our own Milky Way. Old stars give the bulge its yellow tint; the blue of the arms comes from stars so young that they have not had time to leave home. Brown lanes of dust follow the inner edges of the arms, where clouds are squeezed as they enter the wave. A black hole is thought to sit in the middle, quiet at present, with the mass of some millions of suns. At an estimated distance of 41 million light years, the whole view is about 96,000 light years across.',
    alt: 'A spiral galaxy seen face on, with a yellow core and two wide blue arms.',
    copyright: ' Anouk Bexley (Sample Sky Survey) ',
  },
  {
    file: 'comet-upright.jpg',
    width: 1067,
    height: 1600,
    title: "Comet O'Tarrow Before Dawn",
    explanation:
      'Low in the sky before dawn, Comet O’Tarrow passed through Lupus with its tails held high. A lump of ice and dust, a few kilometres across, is all there is at the root of this display. The straight blue tail is charged gas, blown directly away from the Sun; the broad one is dust, which lags behind along the orbit. Three filters were used, one after the other, and the frames were lined up afterwards on 180 stars that all of them have in common. It will not be back for many thousands of years, if it comes back at all. Look at it once more from a distance, and the whole scene seems to lean to one side; that is an accident of our point of view.',
    alt: 'A comet low in an upright picture, its blue and pale tails rising to the upper left.',
  },
  {
    file: 'nebula-teal.webp',
    width: 1169,
    height: 1461,
    title: 'Dust & Glow: The Heron Nebula in Vela',
    explanation:
      'Winding folds of gas and dust fill this view of the Heron Nebula, a stellar nursery in the constellation Vela. Where dust scatters the light instead of gas giving off its own, the cloud looks blue, for the reason that the daytime sky does. Along the bright rims, the pressure of starlight piles up gas that may, given time, collapse into stars of its own. The light in this picture set out some 6,000 years ago, long before anybody drew a map of the constellation. The colours are close to what a very patient eye would see, though the contrast has been raised to follow the fainter parts outwards. Not everything here has been explained: the dim patch near the edge appears on no chart, and nobody has yet taken a closer look.',
    alt: 'A wall of teal gas that bends like a bird’s neck, beside dark dust, among stars.',
    copyright: 'Noor Varga-Holm,\nJun Marchetti; Processing:\nMaeve Okonedo',
  },
  {
    file: 'nebula-violet.webp',
    width: 1508,
    height: 1131,
    title: 'The Thistle Nebula in Cygnus',
    explanation:
      'From a dark site, the Thistle Nebula is no more than a breath of light in Cygnus. A long exposure turns it into a landscape of ridges, caves, and shining veils. Ultraviolet light from a few massive stars makes the hydrogen glow, and cold dust in front draws the dark shapes across it. To bring out what is faint, 212 exposures were added up, each of them guided on a single star near the edge of the field. Estimates of how far away it lies differ widely, but 3,000 light years is the figure quoted most often. With a small telescope and a dark sky you can find the place yourself on a clear evening, a hand’s breadth from the brightest star in the constellation.',
    alt: 'Violet and rose clouds of gas about a bright knot, with dark dust below.',
    copyright: 'Jun Suzuhara',
  },
  {
    file: 'eclipse.jpg',
    width: 1306,
    height: 1306,
    title: 'A Crown of Light over Cold Ladle Pass',
    explanation:
      'For nearly five minutes the day turned to dusk at Cold Ladle Pass, and the outer air of a star came into view: its corona. It is a million times fainter than the bright surface it surrounds, about as bright as a full moon, and lost in the glare on any other day. Its streamers follow the magnetic field: stretched out along the equator, combed into short plumes at the poles. Tints of rose at the very edge are prominences, clouds of hydrogen held up by loops of that same field. To show the inner and outer parts at once, exposures from a thousandth of a second to two seconds had to be blended. Birds fell silent, a wind got up, and on the horizon a sunset glowed on every side at once.',
    alt: 'A black disc ringed with bright light, from which fine white streamers reach out.',
  },
  {
    file: 'planet-blue.webp',
    width: 1508,
    height: 1131,
    title: 'Rings & Shadows: Juniper II',
    explanation:
      'Imagine a giant planet of another star, Juniper II in Carina, as a passing spacecraft might see it: cloud belts, a night side, and rings as thin as a sheet of paper laid over a town. The rings throw their shadow across the clouds in fine dark lines, and the globe throws its own across the rings, cutting them off as with a knife. Bright zones are rising gas topped with ice; in the darker belts it sinks again and the view goes deeper. A day lasts barely ten hours, which is why the globe bulges a little at its equator. Whether it would look the same in a thousand years is a question that only a second picture could answer.',
    alt: 'A blue banded planet with wide tilted rings, half in sunlight, against stars.',
  },
  {
    file: 'aurora-lake.webp',
    width: 1600,
    height: 1067,
    title: "A Night of 'Dancing' Light at Pine & Larch Ridge",
    explanation:
      'What moves like cloth and makes no sound? The aurora, seen here from the shore below Pine & Larch Ridge, with the last of the twilight just gone. Curtains of green light hung over the mountains for most of the night, and the lake gave them back. The folds are drawn by electric currents, and the tall rays within them mark the direction of the field. Green is the light of oxygen about a hundred kilometres up; higher still, the same oxygen glows red. The stars shine through undimmed, as they do through a veil. What the picture cannot show is how slowly, or how quickly, all of it changes.',
    alt: 'Curtains of green northern light over dark mountains, mirrored in a still lake.',
  },
  {
    file: 'galaxy-four-arms.webp',
    width: 1600,
    height: 1067,
    title: 'A "Grand Design" in Perseus',
    explanation:
      'How do spiral arms keep from winding up? In Wayfarer 208, a handsome spiral in Perseus, they seem to be waves that travel through the disc, not things that travel with it. The pink specks along the arms are clouds of hydrogen, each of them as large as the largest in our own neighbourhood. Brown lanes of dust follow the inner edges, where clouds are squeezed as they enter the wave. Its outermost parts are fainter than the night sky itself and can be followed for half as far again as the picture shows. The picture was put together from 17 hours of exposures with a 41-centimetre telescope at Saltgrass Station, taken on nine nights without a Moon.',
    alt: 'A spiral galaxy with a yellow core and four blue arms, dotted with pink.',
  },
]
