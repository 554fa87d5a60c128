import type { BrowserContext } from '@playwright/test'
import fc from 'fast-check'
import { test } from '../fixtures/app.ts'

interface Sessions<World, Act> {
  /** `NAME_SEED` repeats a run, `NAME_SESSIONS` says how many sessions it has. */
  name: 'MODEL' | 'HISTORY'
  sessions: number
  /** How long a session may take, on average. */
  seconds: number
  /** How many acts it has at most. */
  length: number
  act: fc.Arbitrary<Act>
  open: () => Promise<World>
  /** Does the act, and throws if the page is not as it should be then. */
  play: (world: World, act: Act) => Promise<void>
}

/** Plays random sessions. One that fails is made shorter until each of its acts counts. */
export async function playSessions<
  World extends { context: BrowserContext },
  Act extends readonly unknown[],
>({ name, sessions, seconds, length, act, open, play }: Sessions<World, Act>) {
  const { [`${name}_SEED`]: seed = Date.now() % 2 ** 31, [`${name}_SESSIONS`]: runs = sessions } =
    process.env
  const limit = Number(runs) * seconds * 1000
  test.setTimeout(limit + 60_000)
  console.log(`${name}_SEED=${seed}`)
  const commands = act.map((given) => ({
    check: () => true,
    run: (_: object, world: World) => play(world, given),
    toString: () => given.join(' '),
  }))
  const session = fc.commands<object, World, false>([commands], {
    maxCommands: length,
    size: 'max',
  })
  const property = fc.asyncProperty(session, async (acts) => {
    const world = await open()
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: world }), acts)
    } finally {
      await world.context.close()
    }
  })
  await fc.assert(property, {
    seed: Number(seed),
    numRuns: Number(runs),
    interruptAfterTimeLimit: limit,
    unbiased: true,
  })
}
