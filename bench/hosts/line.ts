import { connect, createServer, type Socket } from 'node:net'
import { listen } from './hosts.ts'

const roundTrip = 150
const bytesPerMillisecond = 1_600_000 / 8 / 1000
/** What one packet carries. */
const packet = 1460

/**
 * A slow line to every host: each connection costs a round trip before its first byte goes out, each
 * answer another, and all that comes down shares one width, packet by packet in turn.
 * Returns the ports to go to instead, and the way to cut all connections.
 */
export async function openLine(ports: Record<string, number>) {
  const down = openLink()
  const sockets = new Set<Socket>()
  const servers = Object.values(ports).map((port) =>
    createServer({ noDelay: true }, (near) => join(near, connect(port, '127.0.0.1'))),
  )
  const slow = await Promise.all(servers.map(listen))
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    ports: Object.fromEntries(Object.keys(ports).map((name, place) => [name, slow[place] ?? 0])),
    cut,
    close: () => {
      cut()
      servers.forEach((server) => server.close())
      clearInterval(down.clock)
    },
  }

  /** Joins the browser's end to the host's. */
  function join(near: Socket, far: Socket) {
    far.setNoDelay(true)
    near.pipe(far)
    far.on('data', down.openLane(near))
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    sockets.add(near)
  }
}

/** A link of limited width, shared by its lanes in turn. */
function openLink() {
  const lanes: { queue: Buffer[]; near: Socket; opened: number }[] = []
  const underWay: { at: number; bytes: Buffer; near: Socket }[] = []
  let free = 0
  const clock = setInterval(() => {
    const now = performance.now()
    free = Math.max(free, now - 1)
    while (free <= now) {
      const lane = lanes.find(({ queue, opened }) => queue.length > 0 && opened <= now)
      const bytes = lane?.queue.shift()
      if (!lane || !bytes) break
      lanes.push(...lanes.splice(lanes.indexOf(lane), 1))
      free += bytes.length / bytesPerMillisecond
      underWay.push({ at: free + roundTrip, bytes, near: lane.near })
    }
    while (underWay[0] && underWay[0].at <= now) {
      const { bytes, near } = underWay.shift() ?? underWay[0]
      if (near.writable) near.write(bytes)
    }
  }, 1)
  return { clock, openLane }

  function openLane(near: Socket) {
    const queue: Buffer[] = []
    lanes.push({ queue, near, opened: performance.now() + roundTrip })
    near.on('close', () => lanes.splice(0, Infinity, ...lanes.filter((lane) => lane.near !== near)))
    return (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += packet) queue.push(bytes.subarray(at, at + packet))
    }
  }
}
