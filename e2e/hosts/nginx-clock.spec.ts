import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readQuestion } from '../../edge/rules.ts'
import { njs, startNginx } from '../../edge/testing/nginx.mjs'
import { openStandIn } from '../../edge/testing/stand-in.mjs'
import { newYorkDay } from '../../src/apod/calendar.ts'

test.skip(!existsSync(njs), 'apt install libnginx-mod-http-js')

const hour = 3_600_000

test('nginx asks for a day from its first minute in New York on, in summer and in winter', async () => {
  const work = mkdtempSync(join(tmpdir(), 'clock-'))
  const standIn = await openStandIn(work, () => ({ body: '{}' }))
  const nginx = await startNginx({ work, site: work, standIn, clock: 'Number(r.args.now)' })
  // The clocks change on 14 March and 7 November.
  for (const day of ['2027-01-01', '2027-03-14', '2027-03-15', '2027-11-07', '2027-11-08']) {
    for (const hours of [0, 4, 4.99, 5, 24]) {
      const now = Date.parse(day) + hours * hour
      const path = `/service/apod?date=${day}&now=${now}`
      const question = readQuestion(new URL(path, nginx.origin), newYorkDay(new Date(now)))
      expect((await fetch(nginx.origin + path)).status, path).toBe(question === 400 ? 400 : 200)
    }
  }
  await nginx.stop()
  standIn.close()
  rmSync(work, { recursive: true })
})
