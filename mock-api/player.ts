import { escapeHtml, htmlPage } from './html.ts'
import { sampleOf } from './samples.ts'

/** A player's page for a frame: a star that pulses. It needs neither scripts nor anything from outside. */
export function playerPage(day: string): string {
  const { title } = sampleOf(day)
  const body = `<input type="checkbox" id="play">
<label for="play">Play or pause</label>
<h1>${escapeHtml(title)}</h1>`
  return htmlPage(title, body, style)
}

/** The checkbox is the play button's state, so that the page runs in a frame without scripts. */
const style = `
body {
  display: grid; place-items: center; box-sizing: border-box; height: 100vh; margin: 0; padding: 1rem;
  max-width: none; overflow: hidden; color: #e8ecf6;
  background: radial-gradient(circle, #ffd27a 0 6%, #ff9a3c55 9%, #05070f 40%) center / 100% 100%;
  animation: pulse 4s ease-in-out infinite alternate paused;
}
body:has(:checked) { animation-play-state: running }
#play { position: absolute; opacity: 0 }
#play:focus-visible + label { outline: 3px solid #ffd27a }
label { padding: 0.5rem 1rem; border: 2px solid; border-radius: 2rem; background: #05070fcc; cursor: pointer }
h1 { margin: 0; font-size: 1rem }
@keyframes pulse { to { background-size: 160% 160% } }`
