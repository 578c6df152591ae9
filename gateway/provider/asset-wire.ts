import { addressOnOneLine } from '../../contract/addresses.ts';
import type { Asset } from '../../contract/assets.ts';
import type { AssetRow } from './ownership.ts';

export type AddressLines = Pick<
  AssetRow,
  'address_line_1' | 'address_line_2' | 'address_line_3' | 'postcode'
>;

/** The address on one line. */
export const fullAddressOf = (asset: AddressLines): string =>
  addressOnOneLine([asset.address_line_1, asset.address_line_2, asset.address_line_3, asset.postcode]);

/** Who an asset is let by, as it travels. */
export const associatesOf = ({ landlord }: Pick<AssetRow, 'landlord'>): Asset['associates'] => ({
  landLord: { organisation: { name: landlord } },
});

/** An asset as it travels. */
export const assetToWire = (asset: AssetRow): Asset => ({
  id: asset.id,
  assetType: asset.asset_type,
  uprn: asset.uprn,
  addresses: {
    postalAddresses: [
      {
        formattedAddress: fullAddressOf(asset),
        addressLine1: asset.address_line_1,
        addressLine2: asset.address_line_2,
        addressLine3: asset.address_line_3,
      },
    ],
  },
  maintenanceResponsibilities: [
    { type: 'MAINTSRESP', value: asset.maintained_by },
    { type: 'HEAT', value: asset.heat },
    { type: 'HEATGAS', value: asset.heat_gas },
    { type: 'HEATOIL', value: asset.heat_oil },
    { type: 'HEATELEC', value: asset.heat_electric },
  ],
  statuses: { isInDefects: asset.is_in_defects },
  attributes: {
    storeys: asset.storeys,
    heightMetres: asset.height_metres === null ? null : Number(asset.height_metres),
  },
  associates: associatesOf(asset),
});
