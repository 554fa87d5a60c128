/**
 * Says in the terminal that the page shows the sample service's pictures.
 * @param {string} origin of the page
 * @param {string} reason
 */
export function sampleNotice(origin, reason) {
  const switches = new URL('/sample/switches', origin)
  console.log(`The sample service runs beside it (${reason}); its switches: ${switches}`)
}
