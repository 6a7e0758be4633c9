import { lazy, Suspense } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { TreeViewProps } from './TreeView.tsx'

export type { TreeNode } from './TreeView.tsx'

const View = lazy(async () => ({ default: (await import('./TreeView.tsx')).TreeView }))

/** Nodes within nodes; its code is loaded when one is first shown. */
export function Tree(props: TreeViewProps) {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <View {...props} />
    </Suspense>
  )
}
