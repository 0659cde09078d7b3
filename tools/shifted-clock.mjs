// Loaded before everything else in a process: shifts its clock by CLOCK_SHIFT_MS from the machine's.
const shift = Number(process.env.CLOCK_SHIFT_MS)
const RealDate = Date

class ShiftedDate extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...given)
  }

  static now() {
    return RealDate.now() + shift
  }

  /** Dates created by another part of Node are dates, too. */
  static [Symbol.hasInstance](value) {
    return Object.prototype.toString.call(value) === '[object Date]'
  }
}

globalThis.Date = ShiftedDate
