import { useEffect, useState } from 'react'
import { searchOf, paramsOf, type Search } from '../filters/index.ts'

/** The part of the address behind `?`, and how to go on to another one; Back goes back. */
export function useSearch(): [Search, (next: Search) => void] {
  const [search, setSearch] = useState<Search>(() => searchOf(new URLSearchParams(location.search)))
  useEffect(() => {
    const onBack = () => setSearch(searchOf(new URLSearchParams(location.search)))
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  function go(next: Search): void {
    const text = paramsOf(next).toString()
    history.pushState(null, '', `${location.pathname}${text === '' ? '' : `?${text}`}${location.hash}`)
    setSearch(next)
  }
  return [search, go]
}
