import { Fragment } from "react";

/** An e-mail address that, where it has no room in one line, breaks after its @ or a dot. */
export const Email = ({ address }: { readonly address: string }) =>
  address.split(/(?<=[@.])/).map((part, index) => (
    // The parts of an address never change their places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
