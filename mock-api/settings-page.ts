import { failures } from './failures/failures.ts'
import { escapeHtml, htmlPage } from './html.ts'
import { successorFailures } from './failures/successor-failures.ts'
import type { Settings } from './settings.ts'

/** A form that shows and changes the settings. */
export function settingsPage(settings: Settings): string {
  const form = `<h1>The mock API's settings</h1>
<form method="get">
${number('latency', 'Delay of answers, ms', settings.latency)}
${number('media-latency', 'Delay of media, ms', settings.mediaLatency)}
<label>Today (empty: New York's) <input type="date" name="today" value="${settings.today ?? ''}"></label>
${choice('failure', 'Failure of the specified address', ['', ...Object.keys(failures)], settings.failure ?? '')}
${choice('successor-failure', "Failure of the successor's", ['', ...Object.keys(successorFailures)], settings.successorFailure ?? '')}
${choice('broken-media', 'Pictures are broken', ['false', 'true'], String(settings.brokenMedia))}
<button>Set</button>
</form>`
  return htmlPage('Settings', form, 'label { display: block; margin-block: 1rem }')
}

function number(name: string, label: string, value: number): string {
  return `<label>${label} <input type="number" min="0" step="100" name="${name}" value="${value}"></label>`
}

function choice(name: string, label: string, options: string[], chosen: string): string {
  const items = options.map(
    (option) =>
      `<option value="${option}"${option === chosen ? ' selected' : ''}>${option || 'none'}</option>`,
  )
  return `<label>${escapeHtml(label)} <select name="${name}">${items.join('')}</select></label>`
}
