import type { Parts } from './parts.ts'

/** About objects far beyond the planets. */
export const deepSky: Record<'nebula' | 'galaxy', Parts> = {
  nebula: {
    titles: [
      'The {fancy} Nebula in {constellation}',
      'Dust & Glow: {name}',
      'Inside {name}',
      "The {fancy} Nebula's Bright Heart",
      'Star Birth in {name}',
      '{name}: Gas, Dust, & the Light of Fourteen Young Stars That Have Only Just Begun to Blow Their Cradle Apart',
    ],
    openings: [
      'What hollows out a cloud this large? The gas of {name}, catalogued long ago as an unremarkable smudge in {constellation}, is lit and carved by the hot stars at its heart.',
      'Winding folds of gas and dust fill this view of {name}, a stellar nursery in the constellation {constellation}.',
      'From a dark site, {name} is no more than a breath of light in {constellation}. A long exposure turns it into a landscape of ridges, caves, and shining veils.',
    ],
    details: [
      'Ultraviolet light from a handful of massive stars strips the electrons from the hydrogen around them, and as they find their way back the gas glows.',
      'The dark lanes are no holes: they are cold dust in front, thick enough to hide everything behind it.',
      'Along the bright rims, the pressure of starlight piles up gas that may, given time, collapse into stars of its own.',
      'Where dust scatters the light instead of gas giving off its own, the cloud looks blue, for the reason that the daytime sky does.',
      'The wisps look still, but they drift at several kilometres a second, too slowly to be noticed in a lifetime.',
    ],
    alt: 'Billows of glowing gas, crossed by dark lanes of dust, around a small group of bright stars.',
  },
  galaxy: {
    titles: [
      'Spiral Galaxy {name}',
      'The Arms of {name}',
      '{name}: An Island in {constellation}',
      'A "Grand Design" in {constellation}',
      "{name}'s Yellow Heart & Blue Arms",
    ],
    openings: [
      'Spiral galaxy {name} turns in the sky of {constellation}, far behind the spiky foreground stars, all of which belong to our own Milky Way.',
      'How do spiral arms keep from winding up? In {name}, a handsome spiral in {constellation}, they seem to be waves that travel through the disc, not things that travel with it.',
      'Seen at a slant, the disc of {name} shows what our own galaxy might look like to somebody in the direction of {constellation}.',
    ],
    details: [
      'Old stars give the bulge its yellow tint; the blue of the arms comes from stars so young that they have not had time to leave home.',
      'Brown lanes of dust follow the inner edges of the arms, where clouds are squeezed as they enter the wave.',
      'The pink specks along the arms are clouds of hydrogen, each of them as large as the largest in our own neighbourhood.',
      'A black hole is thought to sit in the middle, quiet at present, with the mass of some millions of suns.',
      'Its outermost parts are fainter than the night sky itself and can be followed for half as far again as the picture shows.',
    ],
    alt: 'A spiral galaxy with a yellow core and blue arms, dotted with pink and lined with brown dust.',
  },
}
