import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { peopleLetIn } from '../../tickets'
import { speech, tourCity, tourComment, tourEnroll, tourLight, tourPoster } from '../tour-tables'

const counted = sql<number>`count(*)::int`

/**
 * By tour, to be joined: its talks, and the people who have a place or were admitted. Cancelled talks count no places,
 * so that people are compared with the places that exist.
 */
export function talksOfTours(db: Orm) {
  const takesPlace = sql`FILTER (WHERE NOT ${speech.is_cancelled})`
  return db
    .select({
      tour_id: speech.tour_id,
      speeches: sql<number>`(count(*) ${takesPlace})::int`.as('speeches'),
      quota: sql<number>`coalesce(sum(${speech.quota}) ${takesPlace}, 0)::int`.as('quota'),
      enrolled: sql<number>`coalesce(sum(${speech.enrolled}) ${takesPlace}, 0)::int`.as('enrolled'),
      entered: sql<number>`sum(${peopleLetIn('speech', sql`${speech}.speech_id`)})::int`.as('entered'),
    })
    .from(speech)
    .groupBy(speech.tour_id)
    .as('talks')
}

/** By tour, to be joined: the people in line for a talk that takes place. */
export function linesOfTours(db: Orm) {
  return db
    .select({ tour_id: speech.tour_id, people: sql<number>`sum(${tourEnroll.people_num})::int`.as('people') })
    .from(tourEnroll)
    .innerJoin(speech, eq(speech.speech_id, tourEnroll.speech_id))
    .where(and(eq(tourEnroll.status, 2), eq(speech.is_cancelled, false)))
    .groupBy(speech.tour_id)
    .as('lines')
}

/** By tour, to be joined: the comments that somebody has to read. */
export function heldCommentsOfTours(db: Orm) {
  return db
    .select({ tour_id: tourComment.tour_id, comments: counted.as('comments') })
    .from(tourComment)
    .where(eq(tourComment.status, 0))
    .groupBy(tourComment.tour_id)
    .as('held')
}

/** By tour, to be joined: its posters. */
export function postersOfTours(db: Orm) {
  return db
    .select({ tour_id: tourPoster.tour_id, posters: counted.as('posters') })
    .from(tourPoster)
    .groupBy(tourPoster.tour_id)
    .as('shown')
}

/** By city of a tour, to be joined: its lights. */
export function lightsOfCities(db: Orm) {
  return db
    .select({ tour_id: tourLight.tour_id, city_id: tourLight.city_id, lights: counted.as('lights') })
    .from(tourLight)
    .groupBy(tourLight.tour_id, tourLight.city_id)
    .as('lit')
}

/** By city of a tour, to be joined: its talks, and those of them that were not cancelled. */
export function talksOfCities(db: Orm) {
  return db
    .select({
      tour_id: speech.tour_id,
      city_id: speech.city_id,
      all: counted.as('all_talks'),
      speeches: sql<number>`(count(*) FILTER (WHERE NOT ${speech.is_cancelled}))::int`.as('speeches'),
    })
    .from(speech)
    .groupBy(speech.tour_id, speech.city_id)
    .as('held_there')
}

/** Whether a city has a poster of its own. */
export const hasPoster = sql<boolean>`EXISTS (SELECT FROM ${tourPoster} AS p
  WHERE p.tour_id = ${tourCity}.tour_id AND p.city_id = ${tourCity}.city_id)`
