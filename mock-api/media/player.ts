import { makeStory } from '../entry.ts'
import { escapeHtml, htmlPage } from '../html.ts'
import { createRandom } from '../random.ts'

/** A player's page for a frame: a planet on its orbit. It needs neither scripts nor anything from outside. */
export function playerPage(day: string): string {
  const random = createRandom(`player ${day}`)
  const { title } = makeStory(day)
  const body = `<input type="checkbox" id="play">
<svg viewBox="-160 -90 320 180" role="img" aria-label="A planet circling its star">
${Array.from({ length: 90 }, () => star(random.between(-160, 160), random.between(-90, 90), random.between(0.15, 0.6))).join('')}
<ellipse rx="120" ry="42"/>
<circle class="sun" r="15"/>
<circle class="planet" r="6"/>
</svg>
<label for="play">Play or pause</label>
<h1>${escapeHtml(title)}</h1>`
  return htmlPage(title, body, style(Math.round(random.between(20, 340)), random.between(5, 11)))
}

function star(x: number, y: number, radius: number): string {
  return `<circle class="star" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}"/>`
}

/** The checkbox is the play button's state, so that the page runs in a frame without scripts. */
function style(hue: number, seconds: number): string {
  return `
html, body { height: 100%; margin: 0; overflow: hidden; background: #05070f; color: #e8ecf6 }
body { max-width: none; padding: 0 }
svg { position: absolute; inset: 0; width: 100%; height: 100% }
ellipse { fill: none; stroke: #ffffff2e; stroke-width: 0.5 }
.star { fill: #dfe6ff }
.sun { fill: #ffd27a; filter: drop-shadow(0 0 9px #ff9a3c) }
.planet {
  fill: hsl(${hue} 70% 62%);
  offset-path: path('M -120 0 A 120 42 0 1 1 120 0 A 120 42 0 1 1 -120 0');
  animation: orbit ${seconds.toFixed(1)}s linear infinite paused;
}
#play { position: absolute; opacity: 0 }
#play:checked ~ svg .planet { animation-play-state: running }
label {
  position: absolute; inset: 0; margin: auto; width: 4.5rem; height: 4.5rem; border-radius: 50%;
  background: #05070fcc; border: 2px solid #fff; text-indent: -99rem; overflow: hidden; cursor: pointer;
}
label::after {
  content: ''; position: absolute; inset: 0; margin: auto; width: 1.4rem; height: 1.6rem;
  transform: translateX(0.15rem); background: #fff; clip-path: polygon(0 0, 100% 50%, 0 100%);
}
#play:checked ~ label { opacity: 0; inset: 0; width: 100%; height: 100%; border-radius: 0 }
#play:focus-visible ~ label { outline: 3px solid #ffd27a; outline-offset: 3px; opacity: 1 }
h1 { position: absolute; inset: auto 1rem 0.8rem; margin: 0; font-size: 1rem; font-weight: 600; text-shadow: 0 0 6px #000 }
@keyframes orbit { to { offset-distance: 100% } }`
}
