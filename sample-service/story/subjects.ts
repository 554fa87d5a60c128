import type { Subject } from '../subject.ts'
import { deepSky } from './deep-sky.ts'
import { nearby } from './nearby.ts'
import type { Parts } from './parts.ts'

export const subjectParts: Record<Subject, Parts> = { ...deepSky, ...nearby }
