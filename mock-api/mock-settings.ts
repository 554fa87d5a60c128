import { parseArgs } from 'node:util'
import { isDay } from '../src/apod/day.ts'
import {
  type LegacyFailure,
  legacyFailures,
  type ListFailure,
  listFailures,
  type SuccessorFailure,
  successorFailures,
} from './failures.ts'
import { mockFlags } from './flags.mjs'

/** How the mock API behaves. A change applies from the next request. */
export type MockSettings = {
  /** The delay of each response from a service, in milliseconds. */
  latency: number
  /** The last day that has an entry, YYYY-MM-DD, or undefined for today in New York. */
  today?: string | undefined
  failure?: LegacyFailure | undefined
  successorFailure?: SuccessorFailure | undefined
  listFailure?: ListFailure | undefined
  /** Whether requests for pictures get an HTML page, as requests for NASA's old URLs do. */
  isMediaBroken: boolean
}

export const defaultSettings: MockSettings = { latency: 0, isMediaBroken: false }

/** Parses `--latency 800 --failure limit …`, and ignores other flags. Throws if a value is invalid. */
export function parseSettings(args: string[]): MockSettings {
  const { values } = parseArgs({ args, options: mockFlags, strict: false })
  const text = (name: keyof typeof mockFlags) => String(values[name] ?? '')
  return {
    latency: parseDelay(text('latency')),
    today: parseToday(text('today')),
    // NASA's service has sent placeholders since September 2026.
    failure: parseFailure(legacyFailures, text('failure') || 'placeholder'),
    successorFailure: parseFailure(successorFailures, text('successor-failure')),
    listFailure: parseFailure(listFailures, text('list-failure')),
    isMediaBroken: values['broken-media'] === true,
  }
}

function parseDelay(text: string): number {
  const delay = Number(text)
  if (!Number.isFinite(delay) || delay < 0)
    throw new Error(`Invalid --latency ${text}: it must be a number of milliseconds.`)
  return delay
}

function parseToday(text: string): string | undefined {
  if (text === '') return undefined
  if (!isDay(text)) throw new Error(`Invalid --today ${text}: it must be a day such as 2026-11-20.`)
  return text
}

function parseFailure<Table extends object>(table: Table, name: string): keyof Table | undefined {
  if (name === '') return undefined
  if (isNameIn(table, name)) return name
  throw new Error(`Unknown failure ${name}. Known failures: ${Object.keys(table).join(', ')}.`)
}

function isNameIn<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name)
}
