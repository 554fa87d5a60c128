import fc from 'fast-check'
import { test } from '../../fixtures/app.ts'
import { type ActName, acts } from './acts.ts'
import { keptSessions } from './kept-sessions.ts'
import { anyStep, runSession, Step } from './session.ts'
import { run, type World } from './world.ts'

const { MODEL_SEED, MODEL_STEPS = 500, MODEL_LENGTH = 100, MODEL_REPLAY } = process.env
const minutesToShrink = 10

const kept = MODEL_REPLAY ? [{ was: 'as told', steps: MODEL_REPLAY }] : keptSessions
for (const { was, steps } of kept) {
  test(`a kept session agrees with the model: ${was}`, async ({ browser, app }) => {
    test.setTimeout(5 * 60_000)
    await runSession(browser, app.origin, steps.split(',').map(Step.parse))
  })
}

test(`${MODEL_STEPS} random steps agree with the model`, async ({ browser, app }) => {
  test.skip(Boolean(MODEL_REPLAY))
  test.setTimeout(0)
  // The same for a second try, which would else pass with other sessions.
  const thisHour = Math.floor(Date.now() / 3_600_000)
  const first = Number(MODEL_SEED ?? (thisHour * 1000) % 2 ** 31)
  const names = Object.keys(acts).filter((name): name is ActName => name in acts)
  const steps = fc.commands<World, World, false>(names.map(anyStep), {
    maxCommands: Number(MODEL_LENGTH),
    size: 'max',
    disableReplayLog: true,
  })
  const property = fc.asyncProperty(steps, (session) => runSession(browser, app.origin, session))

  for (let seed = first; run.steps < Number(MODEL_STEPS); seed += 1) {
    const { failed, errorInstance } = await fc.check(property, {
      seed,
      numRuns: 1,
      unbiased: true,
      interruptAfterTimeLimit: minutesToShrink * 60_000,
      markInterruptAsFailure: true,
    })
    console.log(`${run.steps} steps; MODEL_SEED=${seed}`)
    if (!failed) continue
    throw new Error(`MODEL_SEED=${seed} fails; ${String(errorInstance)}`, { cause: errorInstance })
  }
})
