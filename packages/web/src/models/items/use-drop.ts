import { useQueryClient } from '@tanstack/react-query'
import { useState, type DragEvent } from 'react'
import type { CollectionId } from '../../api/collection.ts'
import { archiveItems, moveItems } from './change.ts'
import { dragItems, heldStore } from './held-store.ts'
import { mayMoveTo } from './item/index.ts'

interface Target {
  id: CollectionId
  name: string
  location?: string | null
  can_write?: boolean
}

/**
 * Lets dragged items be dropped on a collection, or on the trash; null takes nothing. By keyboard the same is done by "Move
 * to…" and by cutting and pasting.
 * @returns `isOver`, and handlers for the element
 */
export function useDrop(target: Target | null) {
  const client = useQueryClient()
  const [isOver, setOver] = useState(false)
  const fitting = () => {
    if (target === null || target.can_write === false) return []
    return heldStore.getState().dragged.filter((item) => mayMoveTo(item, target))
  }
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (fitting().length === 0) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const items = fitting()
      if (target === null || items.length === 0) return
      event.preventDefault()
      dragItems([])
      void (target.id === 'trash' ? archiveItems(client, items) : moveItems(client, items, target))
    },
  }
  return { isOver, handlers }
}
