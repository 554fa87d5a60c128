import { pathOf } from '../navigation/path-of.ts'
import { PlainList } from '../ui/PlainList.tsx'

const suggestions =
  'Aurora, Andromeda, Black hole, Comet, Eclipse, Hubble, Mars, Milky Way, Moon, Nebula, Saturn, Webb'

export function SuggestedSearches() {
  return (
    <PlainList className="ui-row">
      {suggestions.split(', ').map((words) => (
        <li key={words}>
          <a className="ui-quiet-button ui-outlined" href={pathOf({ screen: 'search', words })}>
            {words}
          </a>
        </li>
      ))}
    </PlainList>
  )
}
