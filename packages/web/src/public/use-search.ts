import { useEffect, useState } from 'react'
import { searchOf, searchText } from './place.ts'

type Search = Readonly<Record<string, string | readonly string[] | undefined>>

/** The part of the address behind `?`, and how to go on to another one; Back goes back. */
export function useSearch(): [Search, (next: Search) => void] {
  const [search, setSearch] = useState<Search>(() => searchOf(location.search))
  useEffect(() => {
    const onBack = () => setSearch(searchOf(location.search))
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  function go(next: Search): void {
    history.pushState(null, '', `${location.pathname}${searchText(next)}${location.hash}`)
    setSearch(next)
  }
  return [search, go]
}
