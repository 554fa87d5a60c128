import { archiveFailures } from './failures/archive-failures.ts'
import { failures } from './failures/failures.ts'
import { htmlPage } from './html.ts'
import { successorFailures } from './failures/successor-failures.ts'
import type { Settings } from './settings.ts'

/** A form that shows and changes the settings. */
export function settingsPage(settings: Settings): string {
  const form = `<h1>The mock API's settings</h1>
<form>
<label>Delay of answers, ms <input type="number" name="latency" value="${settings.latency}"></label>
<label>Delay of media, ms <input type="number" name="media-latency" value="${settings.mediaLatency}"></label>
<label>Today <input type="date" name="today" value="${settings.today ?? ''}"></label>
<label>Failure ${choice('failure', ['', ...Object.keys(failures)], settings.failure)}</label>
<label>The successor's ${choice('successor-failure', ['', ...Object.keys(successorFailures)], settings.successorFailure)}</label>
<label>The archive's ${choice('archive-failure', ['', ...Object.keys(archiveFailures)], settings.archiveFailure)}</label>
<label>Broken pictures ${choice('broken-media', ['false', 'true'], String(settings.brokenMedia))}</label>
<button>Set</button>
</form>`
  return htmlPage('Settings', form, 'label { display: block; margin-block: 1rem }')
}

function choice(name: string, options: string[], chosen = ''): string {
  const items = options.map(
    (each) => `<option${each === chosen ? ' selected' : ''}>${each}</option>`,
  )
  return `<select name="${name}">${items.join('')}</select>`
}
