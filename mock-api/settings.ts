import { parseArgs } from 'node:util'
import { isDay } from '../src/apod/day.ts'
import {
  type ArchiveFailure,
  archiveFailures,
  type Failure,
  failures,
  type SuccessorFailure,
  successorFailures,
} from './failures.ts'
import { mockFlags } from './flags.mjs'
import { htmlPage } from './html.ts'

/** How the mock API behaves; may be changed at any time, for later requests. */
export type Settings = {
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
  /** What goes wrong at NASA's list of the archive. */
  archiveFailure?: ArchiveFailure | undefined
  /** Pictures are answered with an HTML page, as the old addresses are. */
  brokenMedia: boolean
}

export const defaultSettings: Settings = {
  latency: 0,
  mediaLatency: 0,
  brokenMedia: false,
}

/** Reads `--latency 800 --failure limit …`; flags of others are left alone. Throws on a value it can't use. */
export function readSettings(args: string[]): Partial<Settings> {
  const { values } = parseArgs({ args, options: mockFlags, strict: false })
  const given = Object.entries(values).filter(([name]) => Object.hasOwn(mockFlags, name))
  return parseSettings(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
}

/** The settings that are given, by the names of the command line; an empty value turns one off. */
export function parseSettings(given: Record<string, string | undefined>): Partial<Settings> {
  const settings: Partial<Settings> = {}
  for (const [name, text = ''] of Object.entries(given)) {
    if (name === 'latency') settings.latency = parseDelay(text)
    if (name === 'media-latency') settings.mediaLatency = parseDelay(text)
    if (name === 'today') settings.today = parseToday(text)
    if (name === 'failure') settings.failure = parseName(failures, text)
    if (name === 'successor-failure') settings.successorFailure = parseName(successorFailures, text)
    if (name === 'archive-failure') settings.archiveFailure = parseName(archiveFailures, text)
    if (name === 'broken-media') settings.brokenMedia = text === 'true'
  }
  return settings
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

/** A form that shows and changes the settings. */
export function settingsPage(settings: Settings): string {
  const form = `<h1>The mock API's settings</h1>
<form>
<label>Delay of answers, ms <input type="number" name="latency" value="${settings.latency}"></label>
<label>Delay of media, ms <input type="number" name="media-latency" value="${settings.mediaLatency}"></label>
<label>Today <input type="date" name="today" value="${settings.today ?? ''}"></label>
<label>Failure ${choice('failure', ['', ...Object.keys(failures)], settings.failure)}</label>
<label>The successor's ${choice('successor-failure', ['', ...Object.keys(successorFailures)], settings.successorFailure)}</label>
<label>The archive's ${choice('archive-failure', ['', ...Object.keys(archiveFailures)], settings.archiveFailure)}</label>
<label>Broken pictures ${choice('broken-media', ['false', 'true'], String(settings.brokenMedia))}</label>
<button>Set</button>
</form>`
  return htmlPage('Settings', form, 'label { display: block; margin-block: 1rem }')
}

function choice(name: string, options: string[], chosen = ''): string {
  const elements = options.map(
    (each) => `<option${each === chosen ? ' selected' : ''}>${each}</option>`,
  )
  return `<select name="${name}">${elements.join('')}</select>`
}
