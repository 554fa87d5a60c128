/** An entry of the tab's history: a path with its query, and for how many open dialogs it was made. */
interface HistoryEntry {
  address: string
  dialogs: number
}

export const today = '2024-01-10'

/** The bookmarked days, newest first. */
export const bookmarks: readonly string[] = ['2024-01-08', '2024-01-07', '2024-01-04', '2024-01-03']

/** What a visit should be: the history of its tab, and so which dialogs are open. */
export class Visit {
  #entries: HistoryEntry[] = [{ address: '/dateview?date=2024-01-05', dialogs: 0 }]
  #at = 0
  /** The bookmark that the open dialog shows, or the last one showed. */
  #bookmark = ''
  /** Whether the last act closed the last dialog. */
  #hasClosed = false

  get #entry(): HistoryEntry {
    return this.#entries[this.#at] ?? { address: '', dialogs: 0 }
  }

  get address() {
    return this.#entry.address
  }

  get dialogs() {
    return this.#entry.dialogs
  }

  get isByDate() {
    return this.address.startsWith('/dateview')
  }

  /** The day on the screen By Date, or in the dialog on Bookmarks. */
  get day() {
    return this.isByDate ? (/date=(.*)/.exec(this.address)?.[1] ?? today) : this.#bookmark
  }

  get isOldestFirst() {
    return this.address.endsWith('order=oldest')
  }

  /** Where the focus has to be; undefined where it may be anywhere. */
  get focus() {
    if (this.dialogs > 0) return 'dialog'
    return this.#hasClosed ? `The Sky of ${this.day}` : undefined
  }

  has = (by: number) => this.#at + by >= 0

  open(day: string) {
    this.#bookmark = day
    this.#add({ address: this.address, dialogs: this.dialogs + 1 })
  }

  /** To the next day or the next bookmark in the list, if there is one. */
  step(by: 1 | -1) {
    this.#hasClosed = false
    if (this.isByDate) {
      const day = new Date(Date.parse(this.day) + by * 86_400_000).toISOString().slice(0, 10)
      if (day <= today) this.goTo(`/dateview?date=${day}`)
    } else if (this.dialogs > 0) {
      const list = this.isOldestFirst ? bookmarks.toReversed() : bookmarks
      this.#bookmark = list[list.indexOf(this.#bookmark) + by] ?? this.#bookmark
    }
  }

  /** A step in a dialog rewrites its entry; a link to the other screen takes the place of the dialogs. */
  goTo(address: string) {
    this.#hasClosed = false
    if (this.dialogs > 0 && this.isByDate) this.rewrite(address)
    else if (address !== this.address || this.dialogs > 0) {
      this.#at -= this.dialogs
      this.#add({ address, dialogs: 0 })
    }
  }

  rewrite(address: string) {
    this.#hasClosed = false
    this.#entry.address = address
  }

  /** Back and Forward. The entries below a dialog's show what it showed last; one of a closed dialog leads nowhere. */
  travel(by: number) {
    const { address, dialogs } = this.#entry
    const to = this.#entries[this.#at + by]
    if (!to || to.dialogs > dialogs) return
    const isBelow = to.dialogs === dialogs + by
    this.#at += by
    if (isBelow) this.rewrite(address)
    this.#hasClosed = isBelow
  }

  close() {
    if (this.dialogs > 0) this.travel(-1)
  }

  /** All dialogs are closed then. */
  reload() {
    this.travel(-this.dialogs)
    this.#hasClosed = false
  }

  #add(entry: HistoryEntry) {
    this.#at += 1
    this.#entries.splice(this.#at, Infinity, entry)
  }
}
