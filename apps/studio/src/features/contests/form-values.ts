import { fenOf, type StudioOperations, type StudioPayload, yuanOf } from '@yingzao/contract/studio'
import type { ContestDetail } from './contest-rows'

/** A prize as it is typed. */
export interface PrizeValues {
  from: number | null
  until: number | null
  name: string
  value: string
  image: string
}

/** A contest as typed: money in yuan, the commission in ten-thousandths. */
export interface ContestValues {
  id: string
  title: string
  signupStart: number | null
  signupEnd: number | null
  places: number | null
  start: string | null
  end: string | null
  benchmark: string | null | undefined
  fund: string
  most: number | null
  rate: number | null
  least: string
  prizes: PrizeValues[]
  rules: string
  viewers: string | null | undefined
  group: string
}

type Fields = Omit<StudioPayload<StudioOperations['competitionSave']>, 'competition_id' | 'base_revision'>

/** Returns what a new contest starts with, or what an existing one has. */
export function valuesOf(contest: ContestDetail | undefined): ContestValues {
  if (!contest) return NEW
  return {
    id: contest.competition_id,
    title: contest.title,
    signupStart: Date.parse(contest.signup_start),
    signupEnd: Date.parse(contest.signup_end),
    places: contest.places,
    start: contest.start_day,
    end: contest.end_day,
    benchmark: contest.benchmark,
    fund: yuanOf(contest.initial_fund),
    most: contest.most_percent,
    rate: contest.commission_rate / 100,
    least: yuanOf(contest.commission_min),
    prizes: contest.prizes.map(({ from_rank, until_rank, name, value, image }) => ({
      from: from_rank,
      until: until_rank,
      name,
      value: yuanOf(value),
      image,
    })),
    rules: contest.rules_text,
    viewers: contest.view_rule_id,
    group: contest.group_id ?? '',
  }
}

const NEW: ContestValues = {
  id: '',
  title: '',
  signupStart: null,
  signupEnd: null,
  places: null,
  start: null,
  end: null,
  benchmark: null,
  fund: '1000000.00',
  most: 50,
  rate: 3,
  least: '5.00',
  prizes: [],
  rules: '',
  viewers: null,
  group: '',
}

/** The form has everything that it asks for by the time that it is sent. */
export function fieldsOf(values: ContestValues): Fields {
  return {
    title: values.title,
    signup_start: isoOf(values.signupStart),
    signup_end: isoOf(values.signupEnd),
    start_day: values.start ?? '',
    end_day: values.end ?? '',
    initial_fund: fenOf(values.fund) ?? 0,
    places: values.places ?? null,
    benchmark: values.benchmark ?? null,
    prizes: values.prizes.map(({ from, until, name, value, image }) => ({
      from_rank: from ?? 0,
      until_rank: until ?? 0,
      name,
      value: fenOf(value) ?? 0,
      image,
    })),
    rules_text: values.rules,
    view_rule_id: values.viewers ?? null,
    group_id: values.group.trim() || null,
    commission_rate: Math.round((values.rate ?? 0) * 100),
    commission_min: fenOf(values.least) ?? 0,
    most_percent: values.most ?? 0,
  }
}

/** Returns a prize that follows the existing ones. */
export function prizeAfter(prizes: readonly PrizeValues[]): PrizeValues {
  const from = 1 + Math.max(0, ...prizes.map(({ until }) => until ?? 0))
  return { from, until: from, name: '', value: '', image: '' }
}

function isoOf(ms: number | null): string {
  return new Date(ms ?? 0).toISOString()
}
