/** Escapes a text for HTML, with the entities that the successor uses. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&#038;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
    .replaceAll('’', '&#8217;')
    .replaceAll('–', '&#8211;')
}

export function htmlResponse(body: string, status = 200) {
  return new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

export function htmlPage(title: string, body: string, style = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 40rem; padding: 0 1rem }
${style}
</style>
</head>
<body>
${body}
</body>
</html>
`
}
