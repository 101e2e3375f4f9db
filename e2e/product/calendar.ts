import type { Locator, Page } from '@playwright/test'
import { button } from './mailbox'
import { expect } from './test'

/** A month that lies ahead, around a Wednesday; it has far fewer cells than a week to look through. */
export const month = '/calendar/index?view=month&day=2030-05-15'

/** The week of that Wednesday, by its hours. */
export const week = '/calendar/index?view=week&day=2030-05-15'

/** What stands in the days, by the beginning of what a screen reader says of it: title, time, place, calendar, what is special. */
export const event = (page: Page, name: RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name })

/** A day of a month, or half an hour of one, as a screen reader says it. */
export const cell = (page: Page, name: string): Locator => page.getByRole('gridcell', { name })

/** An event as somebody types it; without more it is in the first calendar, for nobody else, and once. */
export interface TypedEvent {
  readonly title: string
  /** By Shanghai's clock, `2030-05-15T10:00`; it takes an hour. */
  readonly start: string
  /** The next three in the words of their lists. */
  readonly repeat?: string
  readonly calendar?: string
  readonly reminder?: string
  /** An address. */
  readonly guest?: string
}

/** Adds an event by the form, and waits until that is gone. */
export async function addEvent(page: Page, typed: TypedEvent): Promise<void> {
  await button(page, '新建日程').click()
  const form = page.getByRole('dialog', { name: '新建日程' })
  await form.getByRole('textbox', { name: '标题' }).fill(typed.title)
  const choose = async (name: string, choice: string | undefined) => {
    if (choice !== undefined) await form.getByRole('combobox', { name, exact: true }).selectOption(choice)
  }
  await choose('日历', typed.calendar)
  await choose('邮件提醒', typed.reminder)
  if (typed.guest !== undefined)
    await form.getByRole('combobox', { name: '参与人', exact: true }).fill(typed.guest)
  await form.getByLabel('开始', { exact: true }).fill(typed.start)
  // Its list names the day of the beginning.
  await choose('重复', typed.repeat)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
}

/** Adds a calendar by its name. */
export async function addCalendar(page: Page, name: string): Promise<void> {
  await button(page, '新建日历').click()
  await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(button(page, `对“${name}”的操作`)).toBeVisible()
}

/** Chooses from the menu of a calendar. */
export async function chooseOf(page: Page, calendar: string, act: string): Promise<void> {
  await button(page, `对“${calendar}”的操作`).click()
  await page.getByRole('menuitem', { name: act }).click()
}
