import { asEvidence, defineModule, oncePerCode } from '../define-module'
import * as tables from './rendering-tables'

/** Whoever looks first creates the row; nobody creates another. */
const ONCE = 'one for each that pages look differently, or need'

export const renderingsModule = defineModule({
  name: 'renderings',
  tables,
  growing: [
    { table: tables.exposure, limit: oncePerCode, goes: 'evidence: when its term is over' },
    { table: tables.rendering, limit: ONCE, goes: asEvidence },
    { table: tables.renderingPart, limit: ONCE, goes: asEvidence },
    { table: tables.renderingAsset, limit: ONCE, goes: asEvidence },
  ],
})
