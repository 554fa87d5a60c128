import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { daysOf, monthOf } from '../../apod/month.ts'
import { goTo } from '../../navigation/history.ts'
import { mockFetch, throwNetworkError } from '../../test/network.ts'
import { listResponse } from '../../test/posts.ts'
import { renderAt } from '../../test/render-at.tsx'

const tryAgain = page.getByRole('button', { name: 'Try again' })
const field = page.getByRole('searchbox')
const alert = page.getByRole('alert')
const tileTitled = (title: string) => page.getByRole('link', { name: title })
const renderDateview = (search: string) => renderAt(`/dateview${search}`)
beforeEach(() => void mockFetch(throwNetworkError))

test('If the second page of results fails, the pictures stay, and “Try again” requests only that page', async () => {
  let isDown = true
  const requestedPages: number[] = []
  mockFetch(({ searchParams }) => {
    const number = Number(searchParams.get('page'))
    requestedPages.push(number)
    if (number === 2 && isDown) throwNetworkError()
    return listResponse([`2012-07-0${2 * number + 1}`, `2012-07-0${2 * number}`], 72)
  })
  await renderDateview('?find=more')
  await expect.element(alert).toHaveTextContent('NASA’s list of pictures can’t be reached')
  expect(tileTitled('Lamp').elements()).toHaveLength(2)
  isDown = false
  await tryAgain.click()
  await expect.element(page.getByText('That’s all of them.')).toBeVisible()
  expect(alert.elements()).toEqual([])
  expect(tileTitled('Lamp').elements()).toHaveLength(6)
  expect(requestedPages).toEqual([1, 2, 2, 3])
})

test('A search counts each picture once, and shows dates in words', async () => {
  const days = daysOf(monthOf('2012-06-01')).slice(0, 24)
  const count = (text: string) => page.getByText(text, { exact: true }).first()
  mockFetch(() => listResponse(days, 48))
  await renderDateview('?find=lamp')
  await expect.element(count('48 pictures for lamp')).toBeVisible()
  tileTitled('Lamp').last().element().scrollIntoView()
  await expect.element(count('24 pictures for lamp')).toBeVisible()
  await expect.element(page.getByText('That’s all of them.')).toBeVisible()
  expect(tileTitled('Lamp').elements()).toHaveLength(24)
  const date = page.getByText('Jun 1, 2012', { exact: true })
  await expect.element(date).toHaveAttribute('datetime', '2012-06-01')
  mockFetch(() => listResponse(days.slice(0, 1), 1))
  goTo('?find=lantern')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 picture for lantern')
})

test('Enter opens a typed month or, if the field is empty, “Search all years” with a month that has days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00-05:00') })
  await page.viewport(1280, 768)
  await renderDateview('?find=comet')
  await field.fill('May 2010')
  await userEvent.keyboard('{Enter}')
  expect(location.search).toBe('?month=2010-05')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByRole('list', { name: 'May 2010' })).toBeVisible()
  await field.fill('')
  await userEvent.keyboard('{Enter}')
  expect(location.search).toBe('?find=')
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Search all years' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Popular searches' })).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'November 2026' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^(\w{3} 1|1 \w{3}) \w{3}/ })).toBeVisible()
  expect(document.title).toBe('Search all years – Astronomy Picture Of the Day')
})

test.each([
  ['the photo with the dog-shaped nebula', 'Try searching for', ['dog', 'nebula']],
  ['nebulla', 'Popular searches', ['Aurora', 'Comet', 'Eclipse', 'Mars', 'Nebula', 'Webb']],
])('A search for “%s” that finds nothing offers “%s”: %j', async (words, label, others) => {
  mockFetch(() => listResponse([]))
  await renderDateview(`?find=${words}`)
  await expect.element(alert).toHaveTextContent(`No pictures found for “${words}”.`)
  expect(page.getByText('0 for').elements()).toEqual([])
  const links = page.getByRole('list', { name: label }).getByRole('link')
  expect(links.elements().map((link) => link.textContent)).toEqual(others)
})
