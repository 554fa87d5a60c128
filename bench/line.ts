import { connect, createServer, type Socket } from 'node:net'
import { listen } from '../e2e/hosts/stand-in.mjs'

const roundTrip = 150
const bytesPerMillisecond = 1_600_000 / 8 / 1000
/** What one packet carries. */
const packet = 1460

/**
 * A slow line to a port: each connection costs a round trip before its first byte goes out, each
 * answer another, and all that comes down shares one width, packet by packet in turn.
 * @returns the port to go to instead, and the way to cut all connections
 */
export async function openLine(port: number) {
  const lanes = new Map<Socket, { queue: Buffer[]; opened: number }>()
  const underWay: { at: number; bytes: Buffer; near: Socket }[] = []
  let free = 0
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true })
    const queue: Buffer[] = []
    lanes.set(near, { queue, opened: performance.now() + roundTrip })
    near.pipe(far)
    far.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += packet) queue.push(bytes.subarray(at, at + packet))
    })
    for (const socket of [near, far]) socket.on('error', () => {})
    far.on('close', () => near.destroy())
    near.on('close', () => {
      far.destroy()
      lanes.delete(near)
    })
  })
  const clock = setInterval(carry, 1)
  const cut = () => [...lanes.keys()].forEach((near) => near.destroy())
  return { port: await listen(server), cut, close }

  /** Sends what there is room for, and hands over what has arrived. */
  function carry() {
    const now = performance.now()
    free = Math.max(free, now - 1)
    while (free <= now) {
      const next = [...lanes].find(([, { queue, opened }]) => queue.length > 0 && opened <= now)
      const bytes = next?.[1].queue.shift()
      if (!next || !bytes) break
      // Its next turn comes after the others'.
      lanes.delete(next[0])
      lanes.set(...next)
      free += bytes.length / bytesPerMillisecond
      underWay.push({ at: free + roundTrip, bytes, near: next[0] })
    }
    while (underWay[0] && underWay[0].at <= now) {
      const { bytes, near } = underWay.shift() ?? underWay[0]
      if (near.writable) near.write(bytes)
    }
  }

  function close() {
    cut()
    server.close()
    clearInterval(clock)
  }
}
