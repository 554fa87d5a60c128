import { type ListParams, listPath } from '../../../navigation/address.ts'
import { rewriteAddress } from '../../../navigation/history.ts'
import { useAddress } from '../../../navigation/use-address.ts'

/** The list's parameters and a function to change them. The address has them at once, in the same history entry. */
export function useListParams(): [ListParams, (params: ListParams) => void] {
  const address = useAddress()
  return [address.screen === 'bookmarks' ? address : defaults, setListParams]
}

const defaults: ListParams = { query: '', order: 'newest' }

function setListParams(params: ListParams) {
  rewriteAddress(listPath(params))
}
