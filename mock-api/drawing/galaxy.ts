import { clouds, createNoise, distance, filaments, mix, rise } from './noise.ts'
import { addLight, dim, rgb, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

const bulge = rgb(0xffc780)
const oldStars = rgb(0xf2cca8)
const youngStars = rgb(0x80adff)
const birthplaces = rgb(0xff476b)

/** A spiral seen at some angle: yellow bulge, blue arms, pink knots, dust along the arms' inner edges. */
export const galaxy: Painter = (random, frame) => {
  const noise = createNoise(random)
  const turn = random.between(0, Math.PI)
  const tilt = Math.cos(random.between(0.3, 1.22))
  const radius = random.between(0.52, 0.64) * Math.min(1.25, Math.max(1, 0.75 / Math.sqrt(tilt)))
  const arms = random.pick([2, 2, 2, 3, 4])
  const wind = random.pick([-1, 1]) / Math.tan(random.between(0.22, 0.36))
  const start = random.between(0, 6)
  return {
    glow: (x, y, light) => {
      addLight(light, [0.006, 0.007, 0.011], 1)
      const u = (x * Math.cos(turn) + y * Math.sin(turn)) / radius
      const across = (y * Math.cos(turn) - x * Math.sin(turn)) / radius
      const v = across / tilt
      const far = distance(u, v)
      if (far > 1.9) return
      // Unwound along the arms, the clouds come out drawn into strands.
      const unwind = wind * Math.log(far + 0.06)
      const strandU = u * Math.cos(unwind) + v * Math.sin(unwind)
      const strandV = v * Math.cos(unwind) - u * Math.sin(unwind)
      const ragged = clouds(noise, strandU * 4.2 + 20, strandV * 4.2, 5)
      const strands = filaments(noise, strandU * 6 - 30, strandV * 6, 5)
      const fine = clouds(noise, u * 17, v * 17 + 40, 5)
      const phase = arms * (Math.atan2(v, u) - unwind) + start + 1.25 * ragged
      const arm = (0.5 + 0.5 * Math.cos(phase)) ** 1.7
      const disc = Math.exp(-3.9 * far) * rise(1.5, 0.5, far + 0.3 * ragged)
      const armed = disc * arm * rise(0.05, 0.28, far)
      addLight(light, oldStars, 0.85 * disc * (0.5 + 0.5 * arm))
      addLight(light, youngStars, 4.4 * armed * Math.exp(1.5 * fine + 0.8 * ragged))
      addLight(light, birthplaces, 11 * armed * rise(0.26, 0.62, fine) * rise(0.12, 0.3, far))
      const lane = (0.5 + 0.5 * Math.cos(phase + 1.15 * Math.sign(wind))) ** 2.2
      const dust = (0.25 + lane) * rise(0.02, 0.12, far) * rise(1.1, 0.3, far)
      const depth = dust * (strands * 2.1 + Math.max(0, ragged)) * mix(1.5, 0.9, tilt)
      dim(light, Math.exp(-0.9 * depth), Math.exp(-1.3 * depth), Math.exp(-1.65 * depth))
      const core = distance(u, across / mix(tilt, 1, 0.55))
      addLight(light, bulge, 1.7 * Math.exp(-((core * 9) ** 0.85)) + 0.5 * Math.exp(-core * 26))
    },
    stars: scatterStars(random, frame, 380),
  }
}
