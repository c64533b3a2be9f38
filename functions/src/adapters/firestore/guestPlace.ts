import { sweepPlace } from "@thodu/domain/accounts/sweepPlace";
import type { GuestPlace } from "../../usecases/accounts/ports";
import { put } from "../../store/changes";
import { commitAlways } from "../../store/commit";
import { documents } from "../../store/documents";
import { lookUp } from "../../store/look";
import { readFound } from "./converters";

const PATH = documents.sweep("guests");

export class FirestoreGuestPlace implements GuestPlace {
  async find(): Promise<string | null> {
    const [found] = await lookUp([PATH]);
    return readFound(sweepPlace, found)?.place ?? null;
  }

  async keep(place: string | null): Promise<void> {
    await commitAlways([put(PATH, { place })]);
  }
}
