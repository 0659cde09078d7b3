import { reservedPages } from '@yingzao/pages'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { hashHandset } from '../../../pii/sealed-handset'
import { findSignedOf } from '../../contracts'
import { conversion } from '../../conversions'
import { holderOfLead, leadsOfPhone, messagesOfLeads } from '../../leads'
import { holderOfOrder, ordersOfVisitor } from '../../orders'
import { consentsOf, findByPhone, visitorPhones } from '../../passport'
import { type ExposureRow, exposure } from '../../renderings'

/** Whose views are asked for. */
export type Whose = { lead: number } | { order: string } | { handset: string }

/** Something that somebody did. */
export interface Act {
  kind: ExposureRow['kind']
  /** In the words of its module, as exposures name it. */
  subject: string
  /** In Chinese: which one it was. */
  about: string
}

/** Somebody, and what they did. */
export interface PersonActs {
  uids: number[]
  /** What was asked for: a lead, an order with its payment; for a phone, all that is known. */
  asked: Act[]
  /** Everything: in addition, what the same person agreed to and signed. */
  acts: Act[]
  /**
   * When what was asked for was created, according to its own module. Undefined: a person was asked for, or the module
   * does not say.
   */
  made_at: Date | undefined
}

/** At most this many of a kind. */
const MOST = 500

const PURPOSES = { service: '提供服务', marketing: '营销信息' }

/**
 * Who is meant, and what they did, from what is kept as long as evidence is: statistics are deleted with the network
 * logs. Undefined: there is no such lead or order, and nobody with this phone.
 */
export async function actsOf(
  { config, db: { orm } }: Pick<Context, 'config' | 'db'>,
  whose: Whose,
): Promise<PersonActs | undefined> {
  if ('lead' in whose) return actsOfLead(orm, whose.lead)
  if ('order' in whose) return actsOfOrder(orm, whose.order)
  const uid = await findByPhone(config, orm, whose.handset)
  const hash = hashHandset(config, whose.handset)
  const asked = [
    ...(uid === undefined ? [] : await doneBy(orm, uid)),
    ...(await handedIn(orm, await leadsOfPhone(orm, hash))),
  ]
  const found = await withAgreed(orm, { uids: uid === undefined ? [] : [uid], hashes: [hash] }, asked)
  return uid === undefined && found.acts.length === 0 ? undefined : { ...found, made_at: undefined }
}

async function actsOfLead(orm: Orm, lead_id: number): Promise<PersonActs | undefined> {
  const holder = await holderOfLead(orm, lead_id)
  if (!holder) return undefined
  const hashes = holder.handset_hash === null ? [] : [holder.handset_hash]
  // Whoever was logged in when a phone was left may be somebody other than its owner.
  const person = visitorPhones('holder')
  const rows =
    hashes.length === 0
      ? []
      : await orm.select({ uid: person.uid }).from(person).where(inArray(person.handset_hash, hashes))
  const uids = rows.map(({ uid }) => uid)
  const found = await withAgreed(orm, { uids, hashes }, await handedIn(orm, [lead_id]))
  return { ...found, made_at: holder.created_at }
}

async function actsOfOrder(orm: Orm, pid: string): Promise<PersonActs | undefined> {
  const asked = ordered(pid)
  const holder = await holderOfOrder(orm, pid)
  if (!holder) {
    // The evidence of an order remains even where its records are gone.
    const [kept] = await orm
      .select({ created_at: exposure.created_at })
      .from(exposure)
      .where(and(eq(exposure.kind, 'order'), eq(exposure.subject, pid)))
    return kept && { uids: [], asked, acts: asked, made_at: kept.created_at }
  }
  const uids = [holder.uid]
  const person = visitorPhones('holder')
  const rows = await orm
    .select({ handset_hash: person.handset_hash })
    .from(person)
    .where(inArray(person.uid, uids))
  const hashes = rows.flatMap(({ handset_hash }) => (handset_hash === null ? [] : [handset_hash]))
  const found = await withAgreed(orm, { uids, hashes }, asked)
  return { ...found, made_at: holder.created_at }
}

async function withAgreed(
  orm: Orm,
  { uids, hashes }: { uids: number[]; hashes: string[] },
  asked: Act[],
): Promise<Omit<PersonActs, 'made_at'>> {
  const consents = await consentsOf(orm, { uids, hashes }, MOST)
  const agreed = consents.map(({ id, doc, version, purpose, withdrawn_at }): Act => {
    const text = `《${reservedPages.get(doc)?.title ?? doc}》${version}，${PURPOSES[purpose]}`
    return { kind: 'consent', subject: String(id), about: withdrawn_at === null ? text : `撤回${text}` }
  })
  const signed: Act[] = []
  for (const uid of uids)
    for (const { contract_no, title, version } of await findSignedOf(orm, { uid, limit: MOST, offset: 0 }))
      signed.push({
        kind: 'contract',
        subject: contract_no,
        about: `《${title}》第 ${version} 版，${contract_no}`,
      })
  // Where statistics have an act too, the later entries win, which know more about it.
  const all = [...asked, ...agreed, ...signed].map((act) => [`${act.kind} ${act.subject}`, act] as const)
  return { uids, asked, acts: [...new Map(all).values()] }
}

async function handedIn(orm: Orm, leads: readonly number[]): Promise<Act[]> {
  const messages = await messagesOfLeads(orm, leads)
  return messages.map(({ lead_id, message_id }) => ({
    kind: 'lead',
    subject: String(message_id),
    about: `线索 ${lead_id}`,
  }))
}

function ordered(pid: string): Act[] {
  return (['order', 'payment'] as const).map((kind) => ({ kind, subject: pid, about: `订单 ${pid}` }))
}

/** Orders are kept for good; logins, groups and enrolments as long as statistics are. */
async function doneBy(orm: Orm, uid: number): Promise<Act[]> {
  const others = await orm
    .select({ kind: conversion.kind, subject: conversion.subject, about: sql<string>`''` })
    .from(conversion)
    .where(eq(conversion.uid, uid))
    .orderBy(desc(conversion.created_at))
    .limit(MOST)
  return [...others, ...(await ordersOfVisitor(orm, uid, MOST)).flatMap(ordered)]
}
