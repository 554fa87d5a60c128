import { pictureOf } from './sky.mjs'

const site = 'https://science.nasa.gov'
/** The size of every original, in pixels. */
const original = { width: 3840, height: 2496 }
/** As a light JPEG: about 72 kB at a width of 800 px, 230 kB at 1,440. */
const bytesPerPixel = 0.15

/**
 * What the specified service answers for every date since the pictures have moved.
 * @param {string} date
 */
export function logoOf(date) {
  const logo = `${site}/wp-content/themes/nasa-child/assets/images/nasa-logo@2x.png`
  return {
    date,
    title: 'NASA Science',
    explanation: 'Discover the cosmos! '.repeat(40),
    media_type: 'image',
    url: logo,
    hdurl: logo,
    service_version: 'v1',
  }
}

/**
 * The successor's entry, about 12 kB of JSON.
 * @param {string} path ends with the day as YYMMDD
 */
export function successorEntryOf(path) {
  const [, year = '', month, day] = path.match(/(\d\d)(\d\d)(\d\d)$/) ?? []
  const date = `${year < '95' ? 20 : 19}${year}-${month}-${day}`
  const words =
    'A <a href="https://apod.nasa.gov/apod/ap080820.html">lamp</a> was lit &amp; seen. '.repeat(40)
  const permalink = `${site}/image-article/apod-${date}/`
  const { width, height } = original
  const hdurl = `https://assets.science.nasa.gov/dynamicimage/assets/science/cds/apod/apod/${date}.jpg?w=${width}&h=${height}&fit=clip&crop=faces%2Cfocalpoint`
  return {
    date,
    post_id: 1,
    title: `The Sky of ${date} &#8211; and a Lamp`,
    permalink,
    url: permalink,
    media_type: 'image',
    explanation: `<strong>Explanation: </strong>${words}<br><br><strong>Tomorrow's picture: </strong>night`,
    credit: '<a href="https://nova.example/">Ada Nova</a>',
    copyright: '<a href="https://nova.example/">Ada Nova</a>',
    alt: 'A lamp under a dark sky.',
    hdurl,
    basic_html: `<!doctype html><html><head><title>${date}</title></head><body><center><h1> Astronomy Picture of the Day </h1><p>${date}<br><a href="${hdurl}"><IMG SRC="${hdurl}"></a></center><p><b> Explanation: </b> ${words.repeat(2)}</body></html>`,
    basic_html_url: `${site}${path}/html`,
  }
}

/**
 * A picture of the new address: the original, or from the resizer as wide as asked. A PNG of a
 * JPEG's weight, which a browser shows under any ending.
 * @param {import('./listen.mjs').Asked} asked
 */
export function movedPictureOf({ path, search }) {
  const { width, height } = original
  const wide = path.startsWith('/content/dam/') ? width : Number(search.get('w') ?? 1280)
  return pictureOf(wide, Math.round((height * wide) / width), bytesPerPixel)
}
