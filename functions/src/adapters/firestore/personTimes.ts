import { appointmentState } from "@thodu/domain/appointments/model";
import { timesOf } from "@thodu/domain/appointments/personTimes";
import type { PersonTimes } from "../../usecases/appointments/ports";
import { create, patch, serverTime, type Change } from "../../store/changes";
import { db } from "../../store/database";
import { read, readAll, versionIn } from "./converters";

/** The most requests of one person that are read; more than they can have open. */
const OWN = 50;

export const lastRef = (userId: string) => db().doc(`openAppointments/${userId}`);

/** A person's newest requests. */
export const requestsOf = (userId: string) =>
  db().collection("appointmentRequests").where("userId", "==", userId).orderBy("createdAt", "desc").limit(OWN);

export async function readPersonTimes(userId: string, except: string): Promise<PersonTimes> {
  const last = versionIn(await lastRef(userId).get());
  // Read after `last`: a time that is given later changes the version of `last`, and an earlier one is found here.
  const { docs } = await requestsOf(userId).get();
  const requests = readAll(docs, (doc) => {
    const value = read(appointmentState, doc);
    return value && { id: doc.id, value };
  });
  return { times: timesOf(requests, except), last };
}

/** Belongs in each write that gives a person a time: of two such writes at once, only one is stored. */
export const timeGiven = (userId: string, appointmentId: string, { last }: PersonTimes): Change =>
  last
    ? patch(lastRef(userId).path, { givenAt: serverTime }, last)
    : create(lastRef(userId).path, { appointmentId, givenAt: serverTime });
