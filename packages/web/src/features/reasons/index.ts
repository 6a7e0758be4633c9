/** Why a number changed: a sheet beside the chart. */
import { lazy } from 'react'

export const ReasonsSheet = lazy(async () => ({ default: (await import('./ReasonsSheet.tsx')).ReasonsSheet }))
