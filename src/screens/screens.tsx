import type { ComponentType } from 'react'
import type { Address } from '../navigation/address.ts'
import { AnniversaryScreen } from './anniversary/AnniversaryScreen.tsx'
import { BookmarksScreen } from './bookmarks/BookmarksScreen.tsx'
import { DayScreen } from './day/DayScreen.tsx'
import { MonthScreen } from './month/MonthScreen.tsx'
import { NotFoundScreen } from './not-found/NotFoundScreen.tsx'
import { SearchScreen } from './search/SearchScreen.tsx'

interface ScreenProps<Name extends Address['screen']> {
  address: Extract<Address, { screen: Name }>
}

type Section = 'By Date' | 'Browse' | 'Bookmarks'

export const screens: {
  [Name in Address['screen']]: {
    section: Section | undefined
    Component: ComponentType<ScreenProps<Name>>
  }
} = {
  today: { section: 'By Date', Component: DayScreen },
  day: { section: 'By Date', Component: DayScreen },
  month: { section: 'Browse', Component: MonthScreen },
  anniversary: { section: 'Browse', Component: AnniversaryScreen },
  search: { section: 'Browse', Component: SearchScreen },
  bookmarks: { section: 'Bookmarks', Component: BookmarksScreen },
  'not found': { section: undefined, Component: NotFoundScreen },
}

export function Screen<Name extends Address['screen']>(props: ScreenProps<Name>) {
  const { Component } = screens[props.address.screen]
  return <Component {...props} />
}
