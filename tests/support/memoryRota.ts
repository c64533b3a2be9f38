import type { Locale } from "@thodu/domain/locale";
import { afterDue, without, type Changed, type Due } from "@thodu/domain/rota/change";
import type { Warning } from "@thodu/domain/rota/cover";
import { rotaListener, type RotaDay, type RotaListener, type Shift } from "@thodu/domain/rota/model";
import type { Place } from "@thodu/domain/rota/plan";
import type { Millis } from "@thodu/domain/time";
import type { Version } from "../../functions/src/usecases/chat/ports";
import type {
  NamedPhone,
  RotaPerson,
  RotaStore,
  VersionedRotaListener,
  VersionedShift,
} from "../../functions/src/usecases/rota/ports";

/** The state that was read: a write is refused once there is another one. */
class StateSeen implements Version {
  readonly isVersion = true;
  constructor(readonly state: object) {}
}
const isStill = (version: Version | null, state: object | undefined): boolean =>
  version === null ? state === undefined : version instanceof StateSeen && version.state === state;

/** The rota in memory, with the promises of the store: a write with an old version changes nothing. */
export class MemoryRota implements RotaStore {
  readonly dayRecords = new Map<string, RotaDay>();
  readonly places = new Map<string, Shift>();
  readonly listeners = new Map<string, RotaListener>();
  readonly persons = new Map<string, RotaPerson>();
  readonly warnings: string[] = [];
  readonly notices: string[] = [];
  atDesk: readonly Locale[] = [];
  onCall: readonly NamedPhone[] = [];

  measured = async () => Promise.resolve([]);
  days = async (days: readonly string[]) => Promise.resolve(days.flatMap((day) => this.dayRecords.get(day) ?? []));
  zone = async () => Promise.resolve("Asia/Kolkata");
  people = async () => Promise.resolve(this.persons);
  deskLanguages = async () => Promise.resolve(new Set(this.atDesk));
  phones = async () => Promise.resolve(this.onCall);

  async openDay(day: RotaDay, places: readonly Place[]): Promise<void> {
    await Promise.resolve();
    if (this.dayRecords.has(day.day)) return;
    this.dayRecords.set(day.day, day);
    for (const { id, ...place } of places)
      this.places.set(id, { ...place, uid: null, offered: false, askedAt: null, confirmedAt: null, cameAt: null });
  }

  async shifts(from: Millis, before: Millis): Promise<readonly VersionedShift[]> {
    await Promise.resolve();
    return [...this.places]
      .filter(([, each]) => each.from >= from && each.from < before)
      .toSorted(([, a], [, b]) => a.from - b.from)
      .map(([id, value]) => ({ id, value, version: new StateSeen(value) }));
  }

  async find(id: string): Promise<VersionedShift | null> {
    await Promise.resolve();
    const value = this.places.get(id);
    return value ? { id, value, version: new StateSeen(value) } : null;
  }

  async listener(uid: string): Promise<VersionedRotaListener> {
    await Promise.resolve();
    const value = this.listeners.get(uid);
    return value ? { value, version: new StateSeen(value) } : { value: rotaListener.parse({}), version: null };
  }

  async feedOf(hash: string): Promise<{ readonly uid: string; readonly value: RotaListener } | null> {
    await Promise.resolve();
    const found = [...this.listeners].find(([, { feed }]) => feed === hash);
    return found ? { uid: found[0], value: found[1] } : null;
  }

  async setFeed(uid: string, own: VersionedRotaListener, feed: Partial<RotaListener>): Promise<"stored" | "conflict"> {
    await Promise.resolve();
    if (!isStill(own.version, this.listeners.get(uid))) return "conflict";
    this.listeners.set(uid, { ...own.value, ...feed });
    return "stored";
  }

  async change(
    uid: string,
    seen: VersionedShift,
    own: VersionedRotaListener,
    before: VersionedRotaListener | null,
    { shift, booked, takenFrom }: Changed,
  ): Promise<"stored" | "conflict"> {
    await Promise.resolve();
    if (!isStill(seen.version, this.places.get(seen.id))) return "conflict";
    if (booked && !isStill(own.version, this.listeners.get(uid))) return "conflict";
    if (takenFrom !== null && before && !isStill(before.version, this.listeners.get(takenFrom))) return "conflict";
    this.places.set(seen.id, { ...seen.value, ...shift });
    if (booked) this.listeners.set(uid, { ...own.value, booked: [...booked] });
    if (takenFrom !== null && before) {
      this.listeners.set(takenFrom, { ...before.value, booked: [...without(before.value.booked, seen.id)] });
      this.notices.push(`${takenFrom} shift-taken`);
    }
    return "stored";
  }

  async settle(seen: VersionedShift, due: Due, now: Millis): Promise<"stored" | "conflict"> {
    await Promise.resolve();
    const { uid } = seen.value;
    if (uid === null || !isStill(seen.version, this.places.get(seen.id))) return "conflict";
    this.places.set(seen.id, { ...seen.value, ...afterDue(due, now) });
    if (due === "ask") this.notices.push(`${uid} shift-confirm`);
    if (due !== "lapse" && due !== "release") return "stored";
    const own = this.listeners.get(uid) ?? rotaListener.parse({});
    const lapsed = own.lapsed + (due === "lapse" ? 1 : 0);
    this.listeners.set(uid, { ...own, booked: [...without(own.booked, seen.id)], lapsed });
    if (due === "lapse") this.notices.push(`${uid} shift-lapsed`);
    return "stored";
  }

  async warn({ id }: Warning, day: string | null): Promise<void> {
    await Promise.resolve();
    if (this.warnings.includes(id)) return;
    this.warnings.push(id);
    const record = day === null ? undefined : this.dayRecords.get(day);
    if (record) this.dayRecords.set(record.day, { ...record, warned: true });
  }
}
