import type { NonEmpty } from '../random.ts'

/** Sentences about one subject; words in braces are filled in for the day. */
export type Parts = {
  titles: NonEmpty<string>
  openings: NonEmpty<string>
  details: NonEmpty<string>
  /** A description for people who can't see the picture. */
  alt: string
}

/** How far something beyond the planets is. */
export const distances: NonEmpty<string> = [
  'The light in this picture set out some {distance} years ago, long before anybody drew a map of {constellation}.',
  'At an estimated distance of {distance} light years, the whole view is about {span} light years across.',
  'Estimates of how far away it lies differ widely, but {distance} light years is the figure quoted most often.',
]

/** How a long exposure was taken. */
export const makings: NonEmpty<string> = [
  'The picture was put together from {hours} hours of exposures with a {aperture}-centimetre telescope at {site}, taken on {nights} nights without a Moon.',
  'To bring out what is faint, {frames} exposures were added up, each of them guided on a single star near the edge of the field.',
  'The colours are close to what a very patient eye would see, though the contrast has been raised to follow the fainter parts outwards.',
  'Three filters were used, one after the other, and the frames were lined up afterwards on {frames} stars that all of them have in common.',
]

/** A question for the end. */
export const closings: NonEmpty<string> = [
  'Whether it would look the same in a thousand years is a question that only a second picture could answer.',
  'Look at it once more from a distance, and the whole scene seems to lean to one side; that is an accident of our point of view.',
  'What the picture cannot show is how slowly, or how quickly, all of it changes.',
]

/** The same for what lies far beyond the planets. */
export const deepSkyClosings: NonEmpty<string> = [
  'With a small telescope and a dark sky you can find the place yourself on a clear evening, a hand’s breadth from the brightest star in {constellation}.',
  'Not everything here has been explained: the dim patch near the edge appears on no chart, and nobody has yet taken a closer look.',
]
