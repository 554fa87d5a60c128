import type { Parts } from './parts.ts'

/** About planets, comets, and what is seen from the ground. */
export const nearby: Record<'planet' | 'eclipse' | 'aurora' | 'comet', Parts> = {
  planet: {
    titles: [
      'Rings & Shadows: {name}',
      'The Ringed Giant {name}',
      "{name}'s Rings at a Low Sun",
      'A World of "Weather": {name}',
    ],
    openings: [
      'Imagine a giant planet of another star, {name} in {constellation}, as a passing spacecraft might see it: cloud belts, a night side, and rings as thin as a sheet of paper laid over a town.',
      'This is how {name}, a ringed world circling a star in {constellation}, would look to somebody arriving from the day side.',
      'Broad belts of cloud wrap the ringed giant {name}, whose star is an ordinary point of light in {constellation}.',
    ],
    details: [
      'The rings throw their shadow across the clouds in fine dark lines, and the globe throws its own across the rings, cutting them off as with a knife.',
      'The dark gap in the rings is kept open by a moon too small to be seen here, which tugs at every pebble that strays into it.',
      'Bright zones are rising gas topped with ice; in the darker belts it sinks again and the view goes deeper.',
      'Winds blow in opposite directions on either side of each belt, and where they meet, the cloud tops curl into eddies.',
      'A day lasts barely ten hours, which is why the globe bulges a little at its equator.',
    ],
    alt: 'A banded giant planet with wide rings, half in sunlight, against a sky of stars.',
  },
  eclipse: {
    titles: [
      'A Crown of Light over {site}',
      'Totality at {site}',
      'The Corona, Long & Short',
      "The Sun's Hidden Crown",
    ],
    openings: [
      'For {minutes} minutes the day turned to dusk at {site}, and the outer air of a star came into view: its corona.',
      'The black disc is a moon, the white crown about it is the corona, and between them, at {site}, lay {minutes} minutes that nobody there will forget.',
      'Long streamers reach out from behind the dark disc in this view of a total eclipse, as it might be seen from {site}.',
    ],
    details: [
      'The corona is a million times fainter than the bright surface it surrounds, about as bright as a full moon, and lost in the glare on any other day.',
      'Its streamers follow the magnetic field: stretched out along the equator, combed into short plumes at the poles.',
      'Tints of rose at the very edge are prominences, clouds of hydrogen held up by loops of that same field.',
      'To show the inner and outer parts at once, exposures from a thousandth of a second to two seconds had to be blended.',
      'Birds fell silent, a wind got up, and on the horizon a sunset glowed on every side at once.',
    ],
    alt: 'A black disc ringed with bright light, from which fine white streamers reach out into a dark sky.',
  },
  aurora: {
    titles: [
      'Northern Lights above {site}',
      'Green Curtains & Still Water',
      "A Night of 'Dancing' Light at {site}",
      'Aurora over {site}: Three Curtains, One Lake, & a Cold Night That Turned Out to Be Well Worth Staying Up For',
    ],
    openings: [
      'Curtains of green light hung over {site} for most of the night, and the lake below gave them back.',
      'Nobody at {site} expected much of that evening. Then, a little before midnight, the sky unfolded.',
      'What moves like cloth and makes no sound? The aurora, seen here from the shore at {site}, with the last of the twilight just gone.',
    ],
    details: [
      'Green is the light of oxygen about a hundred kilometres up, struck by electrons that come down along the lines of the magnetic field.',
      'Higher up, where the air is thinner still, the same oxygen glows red, and the tops of the rays turn to crimson.',
      'A violet fringe along the lower edge is due to nitrogen, and a sign of electrons fast enough to get that deep.',
      'The folds are drawn by electric currents, and the tall rays within them mark the direction of the field.',
      'Through all of it the stars shine undimmed, for the light, however bright, hides next to nothing.',
    ],
    alt: 'Green and crimson curtains of northern light over dark mountains, mirrored in a lake.',
  },
  comet: {
    titles: [
      'Comet {name} Grows Two Tails',
      'The Tails of Comet {name}',
      'Comet {name} Before Dawn',
      "Comet {name}'s Last Good Night",
    ],
    openings: [
      'Comet {name} has grown two tails, and no two neighbouring nights have shown them quite alike.',
      'Low in the sky before dawn, Comet {name} passed through {constellation} with its tails held high.',
      'A lump of ice and dust, a few kilometres across, is all there is at the root of this display: Comet {name}, seen against {constellation}.',
    ],
    details: [
      'The straight blue tail is made of charged gas, blown directly away from the Sun and twisted by the field it carries along.',
      'The broad one is dust, which lags behind along the orbit and shines by reflected light, hence its colour, that of pale straw.',
      'About the nucleus glows a head of gas, green from molecules of two carbon atoms that sunlight will break within days.',
      'Faint bands across the dust may mark the hours at which the turning nucleus brought a fresh vent into the light.',
      'It will not be back for many thousands of years, if it comes back at all.',
    ],
    alt: 'A comet with a green head, a thin blue tail and a broad pale one, among stars.',
  },
}
