import { connect, createServer } from 'node:net'
import { listen } from './listen.mjs'

const roundTrip = 150
const bytesPerMillisecond = 1_600_000 / 8 / 1000
/** What one packet carries. */
const packet = 1460

/**
 * A slow line to every host: each connection costs a round trip before its first byte goes out,
 * each byte half of one on its way, and all that comes down shares one width, packet by packet in turn.
 * @param {Record<string, number>} ports of the hosts
 * @returns the ports to go to instead, and the way to cut all connections
 */
export async function openLine(ports) {
  const down = openLink()
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  /** @type {Record<string, number>} */
  const slow = {}
  const servers = Object.entries(ports).map(([name, port]) => ({
    name,
    server: createServer({ noDelay: true }, (near) => join(near, connect(port, '127.0.0.1'))),
  }))
  for (const { name, server } of servers) slow[name] = await listen(server)

  return {
    ports: slow,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () => {
      sockets.forEach((socket) => socket.destroy())
      servers.forEach(({ server }) => server.close())
      down.close()
    },
  }

  /**
   * @param {import('node:net').Socket} near the browser's end
   * @param {import('node:net').Socket} far the host's end
   */
  function join(near, far) {
    const opened = performance.now() + roundTrip
    far.setNoDelay(true)
    near.on('data', (bytes) => {
      const now = performance.now()
      setTimeout(
        () => far.writable && far.write(bytes),
        Math.max(opened, now) + roundTrip / 2 - now,
      )
    })
    const carry = down.lane((bytes) => near.writable && near.write(bytes))
    far.on('data', carry)
    part(near, far)
    part(far, near)
  }

  /**
   * @param {import('node:net').Socket} one
   * @param {import('node:net').Socket} other goes when the first has gone
   */
  function part(one, other) {
    sockets.add(one)
    one.on('error', () => {})
    one.on('close', () => {
      sockets.delete(one)
      setTimeout(() => other.destroy(), roundTrip)
    })
  }
}

/** A link of limited width, shared by its lanes in turn. */
function openLink() {
  /** @typedef {{ queue: Buffer[], deliver: (bytes: Buffer) => void }} Lane */
  /** @type {Lane[]} */
  const waiting = []
  /** @type {{ at: number, bytes: Buffer, lane: Lane }[]} */
  const underWay = []
  let free = 0
  const clock = setInterval(tick, 1)

  function tick() {
    const now = performance.now()
    free = Math.max(free, now - 1)
    while (free <= now) {
      const lane = waiting.shift()
      const bytes = lane?.queue.shift()
      if (!lane || !bytes) break
      if (lane.queue.length > 0) waiting.push(lane)
      free += bytes.length / bytesPerMillisecond
      underWay.push({ at: free + roundTrip / 2, bytes, lane })
    }
    while (underWay[0] && underWay[0].at <= now) {
      const { lane, bytes } = underWay.shift() ?? underWay[0]
      lane.deliver(bytes)
    }
  }

  return {
    close: () => clearInterval(clock),
    /** @param {(bytes: Buffer) => void} deliver */
    lane: (deliver) => {
      /** @type {Lane} */
      const lane = { queue: [], deliver }
      return (/** @type {Buffer} */ bytes) => {
        if (lane.queue.length === 0) waiting.push(lane)
        for (let at = 0; at < bytes.length; at += packet) {
          lane.queue.push(bytes.subarray(at, at + packet))
        }
      }
    },
  }
}
