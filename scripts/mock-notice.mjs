/**
 * Says in the terminal that the page shows the mock API's pictures.
 * @param {string} origin of the page
 * @param {string} reason
 */
export function mockNotice(origin, reason) {
  const settings = new URL('/mock/settings', origin)
  console.log(`The mock API runs beside it (${reason}); its settings: ${settings}`)
}
