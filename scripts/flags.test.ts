import { expect, it } from 'vitest'
import { readFlags } from './flags.mjs'

it('asks for nothing by itself', () => {
  expect(readFlags([])).toEqual({ sample: false, server: {} })
})

it('reads --sample among flags that are meant for others', () => {
  expect(readFlags(['--latency', '500', '--sample']).sample).toBe(true)
})

it("hands on Vite's own flags", () => {
  expect(readFlags(['--port', '5000', '--host', '--open']).server).toEqual({
    port: 5000,
    host: true,
    open: true,
  })
})

it('takes an address for --host', () => {
  expect(readFlags(['--host=0.0.0.0']).server).toEqual({ host: '0.0.0.0' })
})
