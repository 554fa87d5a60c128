import { parseArgs } from 'node:util'
import { isDay } from '../src/apod/day.ts'
import {
  type Failure,
  failures,
  type ListFailure,
  listFailures,
  type SuccessorFailure,
  successorFailures,
} from './failures.ts'
import { mockFlags } from './flags.mjs'

/** How the mock API behaves; may be changed at any time, for later requests. */
export type MockSettings = {
  /** How long an answer takes, in milliseconds. */
  latency: number
  /** How long a picture, film or player takes, in milliseconds. */
  mediaLatency: number
  /** The last day that has an entry, YYYY-MM-DD; today in New York if undefined. */
  today?: string | undefined
  /** What goes wrong at the legacy service. */
  failure?: Failure | undefined
  /** What goes wrong at the successor. */
  successorFailure?: SuccessorFailure | undefined
  /** What goes wrong at NASA's list. */
  listFailure?: ListFailure | undefined
  /** Pictures are answered with an HTML page, as the old URLs are. */
  isMediaBroken: boolean
}

export const defaultSettings: MockSettings = { latency: 0, mediaLatency: 0, isMediaBroken: false }

/** Reads `--latency 800 --failure limit …`; flags of others are left alone. Throws on a value it can't use. */
export function readSettings(args: string[]): MockSettings {
  const { values } = parseArgs({ args, options: mockFlags, strict: false })
  const text = (name: keyof typeof mockFlags) => String(values[name] ?? '')
  return {
    latency: parseDelay(text('latency')),
    mediaLatency: parseDelay(text('media-latency')),
    today: parseToday(text('today')),
    // So NASA answers since September 2026.
    failure: parseName(failures, text('failure') || 'placeholder'),
    successorFailure: parseName(successorFailures, text('successor-failure')),
    listFailure: parseName(listFailures, text('list-failure')),
    isMediaBroken: values['broken-media'] === true,
  }
}

function parseDelay(text: string): number {
  const delay = Number(text)
  if (!Number.isFinite(delay) || delay < 0) throw new Error(`Not a number of milliseconds: ${text}`)
  return delay
}

function parseToday(text: string): string | undefined {
  if (text === '') return undefined
  if (!isDay(text)) throw new Error(`Not a day (YYYY-MM-DD): ${text}`)
  return text
}

function parseName<Table extends object>(table: Table, name: string): keyof Table | undefined {
  if (name === '') return undefined
  if (isNameIn(table, name)) return name
  throw new Error(`Unknown failure ${name}. Known are: ${Object.keys(table).join(', ')}`)
}

function isNameIn<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return Object.hasOwn(table, name)
}
