import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { readFlags } from './flags.mjs'

it('sets nothing without flags', () => {
  expect(readFlags([])).toEqual({ sample: false, server: {} })
})

it('passes on --port, --host and --open', () => {
  const server = { port: 5000, host: true, open: true }
  expect(readFlags(['--port', '5000', '--host', '--open']).server).toEqual(server)
  expect(readFlags(['--host=0.0.0.0']).server).toEqual({ host: '0.0.0.0' })
})

it('leaves the flags of the mock API to it', () => {
  expect(readFlags(['--latency', '500', '--broken-media', '--sample']).sample).toBe(true)
})

it.each([
  [['--port', 'abc'], '--port abc: a port is a whole number from 1 to 65535.'],
  [['--port', '65536'], '--port 65536: a port is a whole number from 1 to 65535.'],
  [['--prot', '5000'], "Unknown option '--prot': `npm start -- --help` lists the flags;"],
  [['--latency', '500'], "Unknown option '--latency'"],
  [['--host', '0.0.0.0'], "Unexpected argument '0.0.0.0'"],
  [['--port', '--open'], "Option '--port' argument is ambiguous"],
])('refuses %j in one sentence', (args, sentence) => {
  const { status, stderr } = start(args)
  expect(stderr.slice(0, sentence.length)).toBe(sentence)
  expect(stderr.trim()).not.toContain('\n')
  expect(status).toBe(1)
})

it('shows the flags with --help', () => {
  const { status, stdout } = start(['--help'])
  expect(stdout).toContain('--host[=ADDRESS]')
  expect(status).toBe(0)
})

function start(args: string[]) {
  return spawnSync(process.execPath, ['scripts/start.mjs', ...args], { encoding: 'utf8' })
}
