import { type AnyPgColumn, pgTable, text } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { defineModule } from './define-module'
import { inReferenceOrder } from './in-reference-order'

const groups = pgTable('groups', { id: text('id').primaryKey() })
const posts = pgTable('posts', { group: text('group').references(() => groups.id) })

test('who is referred to comes first, and else the order stays', () => {
  const modules = [
    defineModule({ name: 'alone' }),
    defineModule({ name: 'posts', tables: { posts } }),
    defineModule({ name: 'groups', tables: { groups } }),
  ]
  expect(inReferenceOrder(modules).map(({ name }) => name)).toEqual(['alone', 'groups', 'posts'])
})

test('two that wait for each other are named', () => {
  const hens = pgTable('hens', {
    id: text('id').primaryKey(),
    egg: text('egg').references((): AnyPgColumn => eggs.id),
  })
  const eggs = pgTable('eggs', { id: text('id').primaryKey(), hen: text('hen').references(() => hens.id) })
  const modules = [
    defineModule({ name: 'hens', tables: { hens } }),
    defineModule({ name: 'eggs', tables: { eggs } }),
  ]
  expect(() => inReferenceOrder(modules)).toThrow('hens → eggs → hens')
})
