import * as t from "@messages/people";
import { useLocation } from "../../../lib/router";
import { addressOf } from "../sections";
import { FindPeople } from "./FindPeople";
import { PersonPage } from "./PersonPage";
import "../parts/admin.css";
import "./people.css";

/** Finds people, and shows what an admin may know of the person whom the address names. */
export function PeopleSection() {
  const { pathname } = useLocation();
  const uid = decodeURIComponent(pathname.slice(addressOf("people").length + 1));
  return (
    <>
      <FindPeople first={uid === ""} />
      {uid === "" ? <p className="soft">{t.lead}</p> : <PersonPage key={uid} uid={uid} />}
    </>
  );
}
