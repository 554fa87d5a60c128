import fc from 'fast-check'
import { test } from '../../fixtures/app.ts'
import { type ActName, acts } from './acts.ts'
import { agree } from './differences.ts'
import { openWorld, type World } from './world.ts'

/** One act in one tab, and the check after it. As text: `0 remove 2`. */
class Step implements fc.AsyncCommand<World, World> {
  readonly #tab: number
  readonly #name: ActName
  readonly #n: number

  constructor(tab: number, name: ActName, n: number) {
    this.#tab = tab
    this.#name = name
    this.#n = n
  }

  check = ({ tabs }: Readonly<World>) => {
    const tab = tabs[this.#tab % tabs.length]
    return tab !== undefined && (!tab.hidden || ['hide', 'closeTab', 'reload'].includes(this.#name))
  }

  async run(world: World) {
    const tab = world.tabs[this.#tab % world.tabs.length]
    if (tab) await acts[this.#name](world, tab, this.#n)
    await agree(world)
  }

  toString = () => `${this.#tab} ${this.#name} ${this.#n}`
}

const { MODEL_SEED = Date.now() % 2 ** 31, MODEL_SESSIONS = 6 } = process.env

test('Whatever is done in which order, every tab shows what is stored, and nothing is stuck', async ({
  browser,
  app,
}) => {
  // A session that fails is made shorter until each of its steps counts.
  const limit = Number(MODEL_SESSIONS) * 30_000
  test.setTimeout(limit + 60_000)
  const names = Object.keys(acts).filter((name): name is ActName => name in acts)
  const steps = fc.commands<World, World, false>(
    names.map((name) => fc.tuple(fc.nat(2), fc.nat(23)).map(([tab, n]) => new Step(tab, name, n))),
    { maxCommands: 80, size: 'max' },
  )
  const property = fc.asyncProperty(steps, async (session) => {
    const world = await openWorld(browser, app.origin)
    try {
      await fc.asyncModelRun(() => ({ model: world, real: world }), session)
    } finally {
      await world.context.close()
    }
  })
  console.log(`MODEL_SEED=${MODEL_SEED}`)
  await fc.assert(property, {
    seed: Number(MODEL_SEED),
    numRuns: Number(MODEL_SESSIONS),
    interruptAfterTimeLimit: limit,
    unbiased: true,
  })
})
