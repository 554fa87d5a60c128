import { expect, it, vi } from 'vitest'
import { whyUnreachable } from './can-connect.mjs'

const keyMissing = '{"error":{"code":"API_KEY_MISSING","message":"…"}}'

it.each([
  ['An entry', 200, 'application/json', '{}', true],
  ['The refusal of a call without a key', 403, 'application/json', keyMissing, true],
  ["A proxy's refusal", 403, 'application/json', '{"error":"not allowed"}', false],
  ["A network's sign-in page", 200, 'text/html', '<form>', false],
])('%s tells whether the service is there', async (_, status, type, body, isService) => {
  const response = new Response(body, { status, headers: { 'content-type': type } })
  vi.stubGlobal('fetch', async () => response)
  const reason = await whyUnreachable(['https://nasa.example/'])
  vi.unstubAllGlobals()
  expect(reason).toBe(isService ? undefined : `https://nasa.example/ answered ${status}`)
})
