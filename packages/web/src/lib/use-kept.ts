/** Choices of this browser that outlive the page, such as the width of a panel. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** A text kept in the browser, and how to change it. Without storage it lasts as long as the page. */
export function useKept<T extends string>(name: string, initial: T): [T, (value: T) => void] {
  const value = useSyncExternalStore(subscribe, () => (read(name) ?? initial) as T)
  return [value, (next) => keep(name, next)]
}

/** What is kept under a name, or undefined. */
export function read(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? session.get(name)
  } catch {
    return session.get(name)
  }
}

/** Keeps a text, and tells everybody who shows it. */
export function keep(name: string, value: string): void {
  session.set(name, value)
  try {
    localStorage.setItem(name, value)
  } catch {
    // A browser without storage forgets it with the page.
  }
  for (const listener of listeners) listener()
}

/** Removes what is kept under a name. */
export function drop(name: string): void {
  session.delete(name)
  try {
    localStorage.removeItem(name)
  } catch {
    // A browser without storage has kept nothing.
  }
  for (const listener of listeners) listener()
}

const session = new Map<string, string>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
