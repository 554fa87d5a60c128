import { clouds, createNoise, distance, rise } from './noise.ts'
import { addLight, cover, rgb, type Light, type Painter } from './scene.ts'
import { scatterStars } from './stars.ts'

/** A giant with cloud belts and rings; each throws its shadow on the other. */
export const planet: Painter = (random, frame) => {
  const zone = rgb(random.pick([0xe6c78f, 0x8cc7eb, 0xebdbbd, 0x9ed1b8, 0xdb9980]))
  const noise = createNoise(random)
  const radius = random.between(0.24, 0.3)
  const roll = random.between(-0.5, 0.5)
  const opening = random.between(0.14, 0.42)
  const lean = Math.sqrt(1 - opening * opening)
  const sunTurn = random.between(0.55, 1.15) * random.pick([-1, 1])
  const [sunX, sunY, sunZ] = [0.95 * Math.sin(sunTurn), -0.3, 0.95 * Math.cos(sunTurn)]
  /** How much the rings hide at a distance from the middle, in the planet's radii. */
  const ringAt = (far: number) => {
    const gap = 0.92 - 0.85 * rise(0.035, 0.01, Math.abs(far - 1.98))
    const grooves = Math.min(1, Math.max(0.03, 0.62 + 0.55 * clouds(noise, far * 17, 3.3, 5)))
    return grooves * gap * rise(1.22, 1.5, far) * rise(2.32, 2.28, far)
  }
  return {
    glow: (_x, _y, light) => addLight(light, [0.004, 0.005, 0.009], 1.4),
    stars: scatterStars(random, frame, 420, 5),
    solid: (screenX, screenY, light) => {
      const x = (screenX * Math.cos(roll) + screenY * Math.sin(roll)) / radius
      const y = (screenY * Math.cos(roll) - screenX * Math.sin(roll)) / radius
      const far = distance(x, y)
      const ringFar = distance(x, y / opening)
      if (far > 1.005 && ringFar > 2.32) return
      const towards = x * sunX + y * sunY + ((y * lean) / opening) * sunZ
      const aside = Math.sqrt(Math.max(0, ringFar * ringFar - towards * towards))
      const ringLight = towards < 0 ? 0.6 * rise(0.97, 1.03, aside) + 0.02 : 0.62
      if (y < 0) cover(light, zone, ringAt(ringFar), ringLight)
      if (far < 1.005) {
        const z = Math.sqrt(Math.max(0, 1 - far * far))
        const north = y * lean - z * opening
        const swirl = clouds(noise, x * 3 + 9, north * 9, 5)
        const wave = clouds(noise, x * 1.4 - 4, north * 5.5 + swirl * 0.5, 4)
        const ground: Light = [0.8 * zone[0] ** 3, 0.8 * zone[1] ** 3, 0.8 * zone[2] ** 3]
        cover(ground, zone, rise(-0.4, 0.45, 0.5 * Math.sin(north * 16 + wave * 2.1) + 0.3 * swirl))
        // The line to the sun crosses the rings' plane where it may cross a ring.
        const step = north / (sunZ * opening - sunY * lean)
        const ring = distance(x + step * sunX, y + step * sunY, z + step * sunZ)
        const shade = step > 0 ? 0.72 * ringAt(ring) : 0
        const day = Math.max(0, x * sunX + y * sunY + z * sunZ) ** 0.8 * (1 - shade)
        cover(light, ground, rise(1.005, 0.995, far), day * (0.72 + 0.28 * z))
      }
      if (y >= 0) cover(light, zone, ringAt(ringFar), ringLight)
    },
  }
}
