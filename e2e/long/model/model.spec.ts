import fc from 'fast-check'
import { test } from '../../fixtures/app.ts'
import { playSessions } from '../play-sessions.ts'
import { actNames, acts } from './acts.ts'
import { agree } from './differences.ts'
import { openWorld } from './world.ts'

/** What can be done in a hidden tab. */
const hiddenActs = new Set(['hide', 'closeTab', 'reload'])

test('Whatever is done in which order, every tab shows what is stored, and nothing is stuck', async ({
  browser,
  app,
}) => {
  await playSessions({
    name: 'MODEL',
    sessions: 6,
    seconds: 30,
    length: 80,
    act: fc.tuple(fc.nat(2), fc.constantFrom(...actNames), fc.nat(23)),
    open: () => openWorld(browser, app.origin),
    play: async (world, [place, name, n]) => {
      const tab = world.tabs[place % world.tabs.length]
      if (!tab || (tab.hidden && !hiddenActs.has(name))) return
      await acts[name](world, tab, n)
      await agree(world)
    },
  })
})
