import type { Browser } from '@playwright/test'
import fc from 'fast-check'
import { storedRecords } from '../../fixtures/database.ts'
import { type ActName, acts } from './acts.ts'
import { databaseDifferences, listedDays } from './bookmarks.ts'
import { takeSnapshot } from './snapshot.ts'
import { isFirefox } from './tab-events.ts'
import { complaintsOf, openWorld, run, type Tab, type World } from './world.ts'

/** One act in one tab, and the check after it. As text: `0 remove 2`. */
export class Step implements fc.AsyncCommand<World, World> {
  readonly #tab: number
  readonly #name: ActName
  readonly #n: number

  constructor(tab: number, name: ActName, n: number) {
    this.#tab = tab
    this.#name = name
    this.#n = n
  }

  static parse(text: string): Step {
    const [tab, name = '', n] = text.trim().split(' ')
    if (!isAct(name)) throw new Error(`There is no act ‘${name}’.`)
    return new Step(Number(tab), name, Number(n))
  }

  check = ({ tabs }: Readonly<World>) => {
    const tab = tabs[this.#tab % tabs.length]
    return tab !== undefined && (!tab.hidden || ['hide', 'kill', 'reload'].includes(this.#name))
  }

  async run(world: World) {
    const tab = world.tabs[this.#tab % world.tabs.length]
    if (!tab) return
    // A visitor acts in the tab in front; Firefox tells others nothing of their focus.
    if (isFirefox(tab.page)) await tab.page.bringToFront()
    const length = world.taken.push(this.toString())
    if ((await acts[this.#name](world, tab, this.#n)) === false) world.taken.length = length - 1
    else run.steps += 1
    await agree(world)
    Object.assign(tab, { keepsFocus: false, awaitsDialog: false, hadDialog: false })
  }

  toString = () => `${this.#tab} ${this.#name} ${this.#n}`
}

/** Acts that sessions are made of; some more often than others. */
export const anyStep = (name: ActName) =>
  fc.tuple(fc.nat(3), fc.nat(23)).map(([tab, n]) => new Step(tab, name, n))

/** Shrinking need not wait as long, in milliseconds. */
const patienceToShrink = 5000

/** Takes the steps in a browser of their own. @throws what is wrong after one of them */
export async function runSession(
  browser: Browser,
  origin: string,
  steps: Iterable<fc.AsyncCommand<World, World>>,
) {
  const world = await openWorld(browser, origin)
  try {
    await fc.asyncModelRun(() => ({ model: world, real: world }), steps)
  } catch (error) {
    const told = new Error(`MODEL_REPLAY='${world.taken.join(', ')}': ${String(error)}`, {
      cause: error,
    })
    if (run.patience !== patienceToShrink) console.log(told.message)
    run.patience = patienceToShrink
    throw told
  } finally {
    await world.context.close()
  }
}

async function agree(world: World) {
  const end = Date.now() + run.patience
  for (;;) {
    const wrong = await differences(world)
    if (wrong.length === 0) return
    if (Date.now() > end) throw new Error(wrong.join('; '))
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

async function differences(world: World) {
  const wrong = databaseDifferences(world.bookmarks, await storedRecords(world.earlier))
  for (const [index, tab] of world.tabs.entries()) {
    if (tab.hidden || tab.isStale) continue
    wrong.push(...(await tabDifferences(world, tab)).map((text) => `tab ${index}: ${text}`))
  }
  return [...wrong, ...complaintsOf(world)]
}

async function tabDifferences({ bookmarks }: World, tab: Tab): Promise<string[]> {
  const snapshot = await takeSnapshot(tab.page)
  const { path, wrong, isFocusLost, hasDialog, hearts, cards, inputs, text } = snapshot
  if (tab.keepsFocus && isFocusLost) wrong.push('the focus is lost')
  if (tab.awaitsDialog && !hasDialog) wrong.push('no dialog has opened')
  if (tab.hadDialog && snapshot.isEntryLeft) wrong.push('a closed dialog is still in the history')
  for (const { day, pressed } of hearts) {
    if (pressed !== bookmarks.records.has(day)) wrong.push(`the heart of ${day} is wrong`)
  }
  if (path !== '/bookmarks') return wrong
  const listed = listedDays(bookmarks, inputs)
  const total = bookmarks.records.size
  const count = `${inputs.query.trim() ? `${listed.length} of ` : ''}${total} bookmark${total === 1 ? '' : 's'}`
  const isBlank = total === 0
  const counted = new RegExp(`(?<!of )\\b${count}$`, 'im')
  if (!isBlank && !counted.test(text)) wrong.push(`the count is not ‘${count}’`)
  if (isBlank && !text.includes('You have no bookmarks yet')) wrong.push('the list is not blank')
  if (listed.length > 0 && cards.length === 0) wrong.push('the list has no cards')
  for (const { place, length, day } of cards) {
    if (length !== listed.length) wrong.push(`the list has ${length}, not ${listed.length}`)
    if (day !== listed[place - 1]) wrong.push(`card ${place} is ‘${day}’, not ${listed[place - 1]}`)
  }
  return wrong
}

function isAct(name: string): name is ActName {
  return Object.hasOwn(acts, name)
}
